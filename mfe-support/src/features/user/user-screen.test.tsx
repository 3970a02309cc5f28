import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSupportUser, supportUserId } from '../../testing/a-support-user.ts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const record = `/support/users/${supportUserId}`;
const activityCall = `GET /support/user-activity/${supportUserId}`;
const acting: readonly PermissionName[] = ['showUser', 'mergeAccounts', 'createRenterPasswordResets'];
const session = {
  id: '7f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f',
  userAgent: 'Firefox on Linux',
  createdAt: '2026-11-20T12:00:00.000Z',
  seenAt: '2026-11-21T12:00:00.000Z',
};
const open = (responses: Responses = {}, permissions: readonly PermissionName[] = acting) =>
  openAsSupport({
    at: `/support/user/${supportUserId}`,
    permissions,
    responses: {
      [`GET ${record}`]: [aSupportUser()],
      [`GET ${record}/sessions`]: [{ sessions: [session] }],
      [`GET ${record}/mails`]: [{ mails: [] }],
      [`GET ${record}/events`]: [{ events: [] }],
      [`GET ${record}/consents`]: [{ consents: [] }],
      [`GET ${record}/same-phone`]: [{ users: [], isMore: false }],
      [activityCall]: [{ inquiries: 12, favourites: 3, alerts: 1, activeListings: 4 }],
      [`GET ${record}/notes`]: [{ notes: [], isMore: false }],
      ...responses,
    },
  });

beforeEach(() => localStorage.clear());

describe('the record of a user', () => {
  it('has the account, with email and phone masked', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Leila H.' })).toBeTruthy();
    for (const text of ['l•••@example.com', '•••77', 'Landlord', 'Maple Homes', 'French (Canada)', 'Never'])
      expect(screen.getByText(text)).toBeTruthy();
  });
  it('shows who it is on request', async () => {
    const shown = { firstName: 'Leila', lastName: 'Haddad', email: 'leila@example.com', phone: '+16045550177' };
    const { changes } = open({ [`POST ${record}/personal-data`]: [shown] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByText('leila@example.com')).toBeTruthy();
    for (const text of ['Haddad', '+16045550177']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('•••77')).toBeNull();
    expect(changes().map(({ call }) => call)).toEqual([`POST ${record}/personal-data`]);
  });
  it('keeps the masked data when it cannot be shown, and says why', async () => {
    open({ [`POST ${record}/personal-data`]: [503] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(screen.getByText('l•••@example.com')).toBeTruthy();
  });
  it('that does not exist leads back', async () => {
    open({ [`GET ${record}`]: [404] });
    expect(await screen.findByRole('heading', { name: 'This user doesn’t exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the users' })).toBeTruthy();
  });
  it('leads to the merge of accounts', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Merge accounts' });
    expect(link.getAttribute('href')).toBe(`/support/user/${supportUserId}/merge-accounts`);
  });
  it('of staff does not lead to the merge of accounts', async () => {
    open({ [`GET ${record}`]: [aSupportUser({ isStaff: true })] });
    await screen.findByText('Maple Homes');
    expect(screen.queryByRole('link', { name: 'Merge accounts' })).toBeNull();
  });
  it('that could not be loaded is loaded again on request', async () => {
    open({ [`GET ${record}`]: [503, aSupportUser()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Maple Homes')).toBeTruthy();
  });
});

describe('the sessions and mails of a user', () => {
  it('are ended one by one', async () => {
    const { changes } = open({
      [`GET ${record}/sessions`]: [{ sessions: [session] }, { sessions: [] }],
      [`DELETE ${record}/sessions/${session.id}`]: [{}],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'End session' }));
    expect(await screen.findByText('No session is open.')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([`DELETE ${record}/sessions/${session.id}`]);
  });
  it('fail alone', async () => {
    const mail = { id: session.id, template: 'password-reset', state: 'failed', madeAt: session.seenAt };
    open({ [`GET ${record}/sessions`]: [503], [`GET ${record}/mails`]: [{ mails: [mail] }] });
    expect(await screen.findByText('We couldn’t load this')).toBeTruthy();
    expect(await screen.findByText('Failed')).toBeTruthy();
    expect(screen.getByText('Maple Homes')).toBeTruthy();
  });
});

describe('the activity, consents and audit log of a user', () => {
  it('are shown, with the actor of each entry', async () => {
    const entry = { id: 1, at: session.seenAt, action: 'personal-data.viewed', actor: 'staff', actorName: 'Noor A.' };
    open({
      [`GET ${record}/events`]: [
        { events: [entry, { id: 2, at: session.seenAt, action: 'quiet.event', actor: 'system' }] },
      ],
      [`GET ${record}/consents`]: [
        {
          consents: [
            { purpose: 'terms', textVersion: '2026-01', givenAt: '2026-02-01T12:00:00.000Z' },
            {
              purpose: 'news',
              textVersion: '2026-02',
              givenAt: '2026-02-02T12:00:00.000Z',
              withdrawnAt: '2026-03-02T12:00:00.000Z',
            },
          ],
        },
      ],
    });
    expect(await screen.findByText('Personal data opened')).toBeTruthy();
    for (const text of ['By Noor A., staff', 'quiet.event', 'By the system', '12']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/^Version 2026-01, given on/)).toBeTruthy();
    expect(screen.getByText(/^Version 2026-02, given on .*, withdrawn on/)).toBeTruthy();
  });
  it('stay when catalog does not respond', async () => {
    open({ [activityCall]: [503] });
    const card = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(await card.findByText('We couldn’t load this')).toBeTruthy();
    expect(await screen.findByText('The audit log has nothing about this user.')).toBeTruthy();
    expect(screen.getByText('This user has not agreed to anything yet.')).toBeTruthy();
  });
});

describe('the review of an account', () => {
  const reviewId = '8f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
  const reviewer = ['showUser', 'modifyAccountReviews'] as const;
  it('is opened after a confirmation, and leads to it', async () => {
    const call = `POST ${record}/account-review`;
    const { changes, address } = open({ [call]: [{ id: reviewId }] }, reviewer);
    fireEvent.click(await screen.findByRole('button', { name: 'Review account' }));
    expect(changes()).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Review account' }));
    await waitFor(() => expect(address()).toBe(`/support/account-reviews/${reviewId}`));
    expect(changes().map((change) => change.call)).toEqual([call]);
  });
  it('that is open is linked, with the restriction of the account', async () => {
    open({ [`GET ${record}`]: [aSupportUser({ accountReviewId: reviewId, restriction: 'suspended' })] }, reviewer);
    const link = await screen.findByRole('link', { name: 'Open account review' });
    expect(link.getAttribute('href')).toBe(`/support/account-reviews/${reviewId}`);
    expect(screen.getByText('Suspended')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Review account' })).toBeNull();
  });
  it('is not offered for renters or without the permission', async () => {
    const { company: _, ...renter } = aSupportUser();
    open({ [`GET ${record}`]: [renter] }, reviewer);
    await screen.findByText('Firefox on Linux');
    expect(screen.queryByRole('button', { name: 'Review account' })).toBeNull();
  });
});

describe('the acts on a user', () => {
  it('send the verification mail to an address that is not verified', async () => {
    const call = `POST ${record}/verification-mail`;
    const { changes, flashes } = open({ [`GET ${record}`]: [aSupportUser({ isVerified: false })], [call]: [{}] });
    fireEvent.click(await screen.findByRole('button', { name: 'Send verification mail' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send verification mail' }));
    await waitFor(() => expect(flashes()).toEqual(['The mail is on its way']));
    expect(changes().map((change) => change.call)).toEqual([call]);
  });
  it('send no verification mail to a verified address', async () => {
    open();
    await screen.findByRole('button', { name: 'Send password reset link' });
    expect(screen.queryByRole('button', { name: 'Send verification mail' })).toBeNull();
  });
  const sendLink = `POST ${record}/password-reset`;
  it('send the reset link after a confirmation', async () => {
    const { changes, flashes } = open({ [sendLink]: [{}] });
    fireEvent.click(await screen.findByRole('button', { name: 'Send password reset link' }));
    expect(changes()).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send password reset link' }));
    await waitFor(() => expect(flashes()).toEqual(['The link is on its way']));
    expect(changes().map(({ call }) => call)).toEqual([sendLink]);
  });
  it('keep a failure in the dialog', async () => {
    open({ [sendLink]: [503] });
    fireEvent.click(await screen.findByRole('button', { name: 'Send password reset link' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send password reset link' }));
    expect(await dialog.findByText('Try again in a moment.')).toBeTruthy();
  });
  it('are not offered on accounts of staff', async () => {
    open({ [`GET ${record}`]: [aSupportUser({ isStaff: true })] });
    expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
    for (const name of ['Send password reset link', 'Log out everywhere', 'End session'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

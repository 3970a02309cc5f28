import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReviewSummary, anAccountReview, reviewId, reviewPage } from '../../testing/an-account-review.ts';
import { me, openAsSupport } from '../../testing/open-as-support.tsx';

const at = `/support/account-reviews/${reviewId}`;
const get = `GET ${at}`;
const list = 'GET /support/account-reviews';
const decide = `POST ${at}/decision`;
const nextId = '66666666-6666-4666-8666-666666666666';
const next = aReviewSummary({ id: nextId, name: 'Ngozi Obi' });
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = ({ responses, ...visit }: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showAccountReviews', 'modifyAccountReviews', 'viewUsers'],
    responses: {
      [get]: [anAccountReview()],
      [`GET /support/account-reviews/${nextId}`]: [anAccountReview({ ...next })],
      [list]: [reviewPage(aReviewSummary(), next)],
      ...responses,
    },
    ...visit,
  });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));

beforeEach(() => localStorage.clear());

describe('the review of an account', () => {
  it('shows facts, counts, causes and what happened', async () => {
    open({
      responses: {
        [get]: [
          anAccountReview({
            earlier: [{ state: 'limited', decidedAt: '2026-10-01T09:00:00.000Z', decidedBy: me, maxListings: 2 }],
          }),
        ],
      },
    });
    expect(await screen.findByText('a•••@maple.example')).toBeTruthy();
    for (const text of ['Confirmed', 'Given', 'Risk 62', '2 listings can be on'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Listings and inquiries' })).getByText('3')).toBeTruthy();
  });
  it('approves by keys, and opens the next one', async () => {
    const { changes, address, flashes } = open({ responses: { [decide]: [anAccountReview({ state: 'approved' })] } });
    await button('Approve');
    press('a');
    fireEvent.click(dialog('Approve the account').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(address()).toBe(`/support/account-reviews/${nextId}`));
    expect(changes().map(({ body }) => body)).toEqual([{ decision: 'approved' }]);
    expect(flashes()).toEqual(['Approved. This is the next one.']);
  });
  it('suspends with a reason from a template in the language of the landlord, which the preview shows', async () => {
    const { changes } = open({ responses: { [decide]: [anAccountReview({ state: 'suspended' })] } });
    fireEvent.click(await button('Suspend'));
    const opened = dialog('Suspend the account');
    fireEvent.change(opened.getByLabelText('What you found'), { target: { value: 'scam' } });
    const reason = (await opened.findByLabelText<HTMLTextAreaElement>('Reason for the landlord')).value;
    expect(reason).toMatch(/^Des locataires/);
    expect(within(opened.getByRole('region', { name: 'The email' })).getByText(reason)).toBeTruthy();
    fireEvent.change(opened.getByLabelText(/^Note/), { target: { value: 'Two renters called.' } });
    fireEvent.click(opened.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({ decision: 'suspended', code: 'scam', reason, note: 'Two renters called.' });
  });
  it('keeps what was typed when a decision is refused, and shows the decision of a colleague', async () => {
    const decided = anAccountReview({
      state: 'banned',
      decidedAt: '2026-11-21T10:00:00.000Z',
      outcome: { state: 'banned', decidedAt: '2026-11-21T10:00:00.000Z', decidedBy: me, reason: 'A scam.' },
    });
    open({
      responses: {
        [get]: [anAccountReview(), decided],
        [decide]: [{ status: 409, code: 'already-decided', message: 'A colleague has already decided.' }],
      },
    });
    fireEvent.click(await button('Limit'));
    const opened = dialog('Limit the account');
    fireEvent.change(opened.getByLabelText('What you found'), { target: { value: 'scam' } });
    fireEvent.change(opened.getByLabelText('Reason for the landlord'), { target: { value: 'Deux signalements.' } });
    fireEvent.click(opened.getByRole('button', { name: 'Limit' }));
    expect(await opened.findByText('A colleague has already decided.')).toBeTruthy();
    expect(opened.getByLabelText<HTMLTextAreaElement>('Reason for the landlord').value).toBe('Deux signalements.');
    expect(await opened.findByRole('button', { name: 'See the decision' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Decide' })).toBeNull();
    expect(await button('Review again')).toBeTruthy();
  });
  it('can only be read without the permission to decide', async () => {
    open({ permissions: ['showAccountReviews'] });
    expect(await screen.findByText('a•••@maple.example')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('explains that it does not exist', async () => {
    open({ responses: { [get]: [404] } });
    expect(await screen.findByText('This review doesn’t exist')).toBeTruthy();
  });
});

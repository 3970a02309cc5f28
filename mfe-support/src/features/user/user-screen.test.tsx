import { fireEvent, screen } from '@testing-library/react';
import { aSupportUser, supportUserId } from '../../testing/a-support-user.ts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const record = `/support/users/${supportUserId}`;
const open = (responses: Responses = {}) =>
  openAsSupport({
    at: `/support/user/${supportUserId}`,
    permissions: ['showUser', 'mergeAccounts'],
    responses: { [`GET ${record}`]: [aSupportUser()], ...responses },
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

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aSupportUser, supportUserId, usersPage } from '../../testing/a-support-user.ts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const listCall = 'GET /support/users';
const searchCall = 'GET /support/user-search';
const open = (at: string, responses: Responses) => openAsSupport({ at, permissions: ['showUsers'], responses });
const openSearch = (responses: Responses) => open('/support/user-search/', responses);
const searchFor = async (text: string) => {
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};

beforeEach(() => localStorage.clear());

describe('the list of users', () => {
  it('shows the users of the filter in the address', async () => {
    const { calls } = open('/support/users/landlords', { [listCall]: [usersPage(aSupportUser())] });
    expect((await screen.findByRole('link', { name: 'Leila H.' })).getAttribute('href')).toBe(
      `/support/user/${supportUserId}`,
    );
    expect(calls()).toEqual(['GET /support/users?filter=landlords']);
    expect(screen.getByRole('link', { name: 'Landlords' }).getAttribute('aria-current')).toBe('page');
  });
  it('shows all users for an unknown filter, and says so', async () => {
    const { calls } = open('/support/users/robots', { [listCall]: [usersPage(aSupportUser())] });
    expect(await screen.findByText('There is no list “robots”')).toBeTruthy();
    expect(calls()).toEqual(['GET /support/users?filter=all']);
  });
  it('says when a list is empty, and loads again after a failure', async () => {
    open('/support/users/bouncing', { [listCall]: [503, usersPage()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No mail failed in the last 30 days')).toBeTruthy();
  });
});

describe('the search for users', () => {
  it('opens a single hit at once', async () => {
    const { address } = openSearch({ [searchCall]: [{ users: [aSupportUser()], isMore: false }] });
    await searchFor('leil');
    await waitFor(() => expect(address()).toBe(`/support/user/${supportUserId}`));
  });
  it('lists several hits, and asks for another word when there are more', async () => {
    const users = [aSupportUser(), aSupportUser({ id: '6f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f', name: 'Leila K.' })];
    const { address } = openSearch({ [searchCall]: [{ users, isMore: true }] });
    await searchFor('leil');
    expect(await screen.findByRole('link', { name: 'Leila K.' })).toBeTruthy();
    expect(screen.getByText('More than 25 users match. Add another word.')).toBeTruthy();
    expect(address()).toBe('/support/user-search/');
  });
  it('suggests what to try when no user matches', async () => {
    openSearch({ [searchCall]: [{ users: [], isMore: false }] });
    await searchFor('leila@exmaple.com');
    expect(await screen.findByText('No users match')).toBeTruthy();
    expect(screen.getByText(/^Check the spelling of the mail domain/)).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('leila@exmaple.com');
  });
  it('sends nothing for fewer than three characters', async () => {
    const { calls } = openSearch({});
    await searchFor(' le ');
    expect(await screen.findByText('Enter at least 3 characters.')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});

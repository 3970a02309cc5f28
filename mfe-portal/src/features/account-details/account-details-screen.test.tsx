import { refreshSession } from '@porchlight/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { area } from '../../area.tsx';
import { user } from '../../testing/open-screen.tsx';
import {
  changeLeadMail,
  openAccountDetails,
  readCompany,
  readDocuments,
  readLeadMail,
  readLowCreditMail,
} from './testing/open-account-details.tsx';

beforeEach(() => {
  localStorage.clear();
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
/** The row of a kind of email, by its title. */
const email = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li')!);

describe('the screen of the account details', () => {
  it('has a route and an entry in the sidebar', () => {
    const path = '/portal/account-details';
    expect(area.routes.find((route) => route.path === path)).toMatchObject({
      auth: true,
      screen: expect.any(Function),
    });
    expect(area.navigation?.groups.flatMap(({ entries }) => entries).at(-1)).toMatchObject({ path });
  });
  it('is closed to users who are no landlords, and nothing is requested', async () => {
    const { calls } = openAccountDetails({}, { role: 'renter' });
    expect(await screen.findByRole('heading', { name: 'For landlords' })).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('is open to a landlord whose email is unverified, with the way to confirm it', async () => {
    const { calls } = openAccountDetails({}, { isVerified: false });
    expect(await screen.findByRole('form', { name: 'Company' })).toBeTruthy();
    expect(hrefOf('Confirm my email')).toBe('/landlord/verify');
    expect(screen.getAllByText('You can choose once your email is confirmed.')).toHaveLength(2);
    expect(calls()).toEqual(['GET /user/account-state', readDocuments, readCompany]);
  });
  it('is written in French', async () => {
    openAccountDetails({}, { language: 'fr-CA' });
    expect(await screen.findByRole('heading', { name: 'Détails du compte' })).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Entreprise' })).toBeTruthy();
  });
});

describe('the card of the user', () => {
  const priya = { ...user, lastName: 'Nair', language: 'fr-CA', pendingEmail: 'new@example.com' };
  it('shows name, email and language of the session', async () => {
    const { store } = openAccountDetails({
      'GET /my-user': [{ user: priya }],
      'GET /permissions/get-user-permissions': [{ permissions: { viewPortalListings: true }, version: 1 }],
    });
    await act(() => store.dispatch(refreshSession()));
    expect(await screen.findByText('Priya Nair')).toBeTruthy();
    expect(screen.getByText('p@example.com')).toBeTruthy();
    expect(screen.getByText('French (Canada)')).toBeTruthy();
    expect(screen.getByText('Changes to new@example.com once both addresses confirm.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Confirm my email' })).toBeNull();
  });
  it('leads to the pages that change them', async () => {
    openAccountDetails();
    await screen.findByRole('navigation', { name: 'Change your account' });
    expect(hrefOf('Change name, email, phone, photo or language')).toBe('/admin/my-account/edit');
    expect(hrefOf('Change password')).toBe('/admin/my-account/change-password');
    expect(hrefOf('Manage devices, two-factor authentication and your data')).toBe('/admin/my-account');
  });
});

describe('the emails', () => {
  const turn = async (title: string) => fireEvent.click(await email(title).findByRole('switch', { name: /^Email me/ }));
  it('with messages are turned off, and the page says where the messages are', async () => {
    const { changes, flashes } = openAccountDetails({
      [readLeadMail]: [{ enabled: true }, { enabled: false }],
      [changeLeadMail]: [{ enabled: false }],
    });
    await screen.findByRole('form', { name: 'Company' });
    await turn('Messages from renters');
    await waitFor(() =>
      expect(email('Messages from renters').getByRole<HTMLInputElement>('switch').checked).toBe(false),
    );
    expect(changes(changeLeadMail)).toEqual([{ enabled: false }]);
    expect(flashes()).toEqual(['You won’t get emails about messages. You find them under Leads.']);
  });
  it('stay as they are when the choice cannot be saved', async () => {
    openAccountDetails({ [changeLeadMail]: [503] });
    await screen.findByRole('form', { name: 'Company' });
    await turn('Messages from renters');
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t save your choice');
    expect(email('Messages from renters').getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });
  it('about low credits have a switch too, loaded again on request', async () => {
    openAccountDetails({ [readLowCreditMail]: [503, { enabled: false }] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We can’t load your choice');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /^Email me before the credits/ });
    expect(choice.checked).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('that cannot be turned off say so', async () => {
    openAccountDetails();
    await screen.findByRole('form', { name: 'Company' });
    const always = [
      'Viewings',
      'Decisions about your listings',
      'Listings that run out',
      'Paused listings and expiring credits',
      'Payments and membership',
      'Account security',
    ];
    expect(always.map((title) => email(title).getByText('Always on').textContent)).toEqual(
      always.map(() => 'Always on'),
    );
    expect(screen.getAllByText('Always on')).toHaveLength(always.length);
  });
});

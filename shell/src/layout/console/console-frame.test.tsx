import { jest } from '@jest/globals';
import { beginSession, restore, screen as lazyScreen, type AreaManifest } from '@porchlight/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore, renderApp, sourceOf } from '../../testing/render-app.tsx';

const icon = () => <svg />;
const page = (text: string) => lazyScreen(() => Promise.resolve({ TestScreen: () => <h1>{text}</h1> }));
const routeTo = (path: string, title: string) => ({ path, title, auth: true, screen: page(title) });
const portal: AreaManifest = {
  name: 'mfe-portal',
  section: 'Portal',
  routes: [
    routeTo('/portal/dashboard', 'Dashboard'),
    routeTo('/portal/billing', 'Billing'),
    routeTo('/portal/billing/usage', 'Usage'),
    routeTo('/portal/wallet', 'Wallet'),
    { path: '/portal/leads', title: 'Leads', auth: true },
    { ...routeTo('/portal/secret', 'Secret'), permission: 'viewBlogs' },
  ],
  navigation: {
    groups: [
      { entries: [{ path: '/portal/dashboard', icon }] },
      {
        title: 'Money',
        entries: [
          { path: '/portal/billing', icon, includes: ['/portal/wallet'] },
          { path: '/portal/billing/usage', icon },
        ],
      },
      {
        title: 'Not open',
        entries: [
          { path: '/portal/leads', icon },
          { path: '/portal/secret', icon },
        ],
      },
    ],
    phoneBar: ['/portal/dashboard', '/portal/billing'],
    foot: lazyScreen(() => Promise.resolve({ FootScreen: () => <p>128 credits</p> })),
  },
};
const broken = lazyScreen(() =>
  Promise.resolve({
    BrokenScreen: () => {
      throw new Error('the wallet is broken');
    },
  }),
);
const four = lazyScreen(() => Promise.resolve({ FourScreen: () => <span>4</span> }));
const withBadges = (...badges: readonly (typeof four)[]): AreaManifest => ({
  ...portal,
  navigation: {
    groups: [
      { entries: badges.map((badge, n) => ({ path: ['/portal/dashboard', '/portal/billing'][n]!, icon, badge })) },
    ],
    phoneBar: ['/portal/dashboard'],
  },
});

async function open(at: string, { role = 'landlord', manifest = portal } = {}) {
  const { source } = sourceOf({ 'mfe-portal': manifest, 'mfe-renter': { name: 'mfe-renter', routes: [] } });
  const store = aStore({
    'GET /my-user': { body: { user: aUser(role) } },
    'GET /permissions/get-user-permissions': { body: { permissions: {}, version: 1 } },
  });
  restore(store);
  await store.dispatch(beginSession({ tokenInfo: { access_token: 'a-token' }, user: aUser(role) }));
  await act(async () => {
    renderApp({ at, store, source });
    await Promise.resolve();
  });
}
const aUser = (role: string) => ({
  id: '11111111-1111-4111-8111-111111111111',
  email: 'a@example.com',
  firstName: 'Leila',
  lastName: 'Haddad',
  emailVerified: true,
  language: 'en-CA' as const,
  roles: [{ key: role, name: role }],
});
const sidebar = () => screen.findByRole('navigation', { name: 'Pages of this console' });
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent + (link.getAttribute('aria-current') === 'page' ? ' *' : ''));

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

describe('the sidebar of a console', () => {
  it('links to the pages that are built and permitted, under the titles of their groups', async () => {
    await open('/portal/dashboard');
    const part = await sidebar();
    await waitFor(() => expect(linksIn(part)).toEqual(['Dashboard *', 'Billing', 'Usage']));
    expect(within(part).getByRole('list', { name: 'Money' })).toBeTruthy();
    expect(within(part).queryByText('Not open')).toBeNull();
  });
  it.each([
    ['/portal/billing', 'Billing *'],
    ['/portal/billing/usage', 'Usage *'],
    ['/portal/wallet', 'Billing *'],
  ])('marks the entry that %s belongs to', async (at, marked) => {
    await open(at);
    const part = await sidebar();
    await waitFor(() => expect(linksIn(part)).toContain(marked));
    expect(linksIn(part).filter((text) => text.endsWith('*'))).toEqual([marked]);
  });
  it('marks an entry whose path ends in a slash, at the address without it', async () => {
    const routes = [routeTo('/portal/reports/', 'Reports')];
    const navigation = { groups: [{ entries: [{ path: '/portal/reports/', icon }] }] };
    await open('/portal/reports', { manifest: { ...portal, routes, navigation } });
    const part = await sidebar();
    await waitFor(() => expect(linksIn(part)).toEqual(['Reports *']));
  });
  it('is that of the role on the pages of the account', async () => {
    await open('/admin/my-account');
    const part = await sidebar();
    await waitFor(() => expect(linksIn(part)).toEqual(['Dashboard', 'Billing', 'Usage']));
  });
  it('has a part of the console at its foot', async () => {
    await open('/portal/billing');
    expect(await screen.findByText('128 credits')).toBeTruthy();
  });
  it('leaves the page complete when its foot fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const navigation = { groups: portal.navigation?.groups ?? [], foot: broken };
    await open('/portal/billing', { manifest: { ...portal, navigation } });
    expect(await screen.findByRole('heading', { name: 'Billing' })).toBeTruthy();
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(linksIn(await sidebar())).toContain('Billing *');
    expect(screen.queryByText('This part didn’t load')).toBeNull();
    log.mockRestore();
  });
  it('has badges beside its titles, also in the bar of phones, and links without those that fail', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/portal/billing', { manifest: withBadges(four, broken) });
    const part = await sidebar();
    await waitFor(() => expect(linksIn(part)).toEqual(['Dashboard4', 'Billing *']));
    expect(linksIn(screen.getByRole('navigation', { name: 'Main pages' }))).toEqual(['Dashboard4']);
    await waitFor(() => expect(log).toHaveBeenCalled());
    log.mockRestore();
  });
  it('is not beside the pages of renters', async () => {
    await open('/admin/favourite-listings', { role: 'renter' });
    expect(screen.getByRole('navigation', { name: 'Your pages' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages of this console' })).toBeNull();
  });
});

describe('the bar at the bottom of phones', () => {
  it('links to the main pages, and opens all of them until one is chosen', async () => {
    await open('/portal/billing');
    const bar = await screen.findByRole('navigation', { name: 'Main pages' });
    expect(linksIn(bar)).toEqual(['Dashboard', 'Billing *']);
    fireEvent.click(within(bar).getByRole('button', { name: 'More' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Portal' }));
    fireEvent.click(sheet.getByRole('link', { name: 'Usage' }));
    expect(await screen.findByRole('heading', { name: 'Usage' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

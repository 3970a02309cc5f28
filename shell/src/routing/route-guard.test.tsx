import { jest } from '@jest/globals';
import { beginSession, refreshSession, restore, screen as lazyScreen, type AreaManifest } from '@porchlight/client';
import { act, screen, within } from '@testing-library/react';
import { aStore, renderApp, sourceOf } from '../testing/render-app.tsx';

const page = (text: string) => lazyScreen(() => Promise.resolve({ TestScreen: () => <h1>{text}</h1> }));
const manifest = (name: string, ...routes: AreaManifest['routes']): AreaManifest => ({ name, routes });
const { source } = sourceOf({
  'mfe-public': manifest('mfe-public', { path: '/*', title: 'Home', screen: page('The home page') }),
  'mfe-admin': manifest(
    'mfe-admin',
    { path: '/admin/dashboard', title: 'Dashboard', auth: true, screen: page('Staff dashboard') },
    { path: '/admin/posts', title: 'Posts', auth: true, permission: 'viewBlogs', screen: page('All posts') },
  ),
  'mfe-portal': manifest('mfe-portal', {
    path: '/portal/dashboard',
    title: 'Portal',
    auth: true,
    screen: page('The portal'),
  }),
  'mfe-support': manifest('mfe-support', {
    path: '/support/dashboard',
    title: 'Support',
    auth: true,
    screen: page('The support desk'),
  }),
  'mfe-renter': manifest('mfe-renter', {
    path: '/admin/renter-profile',
    title: 'Profile',
    auth: true,
    permission: 'viewMyInquiries',
    screen: page('My profile'),
  }),
});
const keys = { renter: 'renter', landlord: 'landlord', support: 'support', owner: 'site-owner' } as const;

/** Opens a path with a stored session. */
async function open(
  at: string,
  who?: {
    role?: keyof typeof keys;
    token?: boolean;
    permissions?: string[];
    needsSecondStep?: boolean;
    emailVerified?: boolean;
  },
) {
  const keep = (name: string, value: unknown) => {
    localStorage.setItem(`porchlight:${name}`, JSON.stringify({ value }));
  };
  const id = '11111111-1111-4111-8111-111111111111';
  if (who?.token !== false && who) keep('user:token', 'a-token');
  if (who?.role) {
    keep('user:info', {
      id,
      email: 'a@example.com',
      firstName: 'Leila',
      lastName: 'Haddad',
      roles: [{ key: keys[who.role], name: who.role }],
      ...(who.needsSecondStep ? { needsSecondStep: true } : {}),
      ...(who.emailVerified === undefined ? {} : { emailVerified: who.emailVerified }),
    });
    keep(`user:${id}:permissions`, Object.fromEntries((who.permissions ?? []).map((name) => [name, true])));
  }
  const store = aStore();
  restore(store);
  await act(async () => {
    renderApp({ at, store, source });
    await Promise.resolve();
  });
  return {
    store,
    where: () => screen.getByTestId('where').textContent,
    flashes: () => store.getState().flash.map((one) => one.text),
  };
}
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('route guard', () => {
  it('without a token redirects to the home page with the logout message', async () => {
    const { where, flashes } = await open('/admin/posts');
    expect(await screen.findByText('The home page')).toBeTruthy();
    const dialog = await screen.findByRole('dialog', { name: 'Login or sign up' });
    expect(await within(dialog).findByText('You have been logged out.')).toBeTruthy();
    // Under the dialog a flash could not be read.
    expect([where(), flashes()]).toEqual(['/', []]);
  });

  it('without a token opens the login dialog, and after the login the page that was asked for', async () => {
    const { where, store } = await open('/admin/my-account?tab=1');
    expect(await screen.findByRole('dialog', { name: 'Login or sign up' })).toBeTruthy();
    expect(where()).toBe('/');
    const user = {
      id: '11111111-1111-4111-8111-111111111111',
      email: 'a@example.com',
      firstName: 'Leila',
      lastName: 'Haddad',
      roles: [{ key: 'renter', name: 'Renter' }],
    };
    await act(() =>
      store.dispatch(
        beginSession({ tokenInfo: { access_token: 'a-token' }, user } as Parameters<typeof beginSession>[0]),
      ),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeTruthy();
    expect(where()).toBe('/admin/my-account');
  });

  it('discards the requested page when the dialog is closed', async () => {
    const { where, store } = await open('/admin/my-account');
    const dialog = await screen.findByRole('dialog', { name: 'Login or sign up' });
    act(() => {
      within(dialog).getByRole('button', { name: 'Close' }).click();
    });
    const user = {
      id: '11111111-1111-4111-8111-111111111111',
      email: 'a@example.com',
      roles: [{ key: 'renter', name: 'Renter' }],
    };
    await act(() =>
      store.dispatch(
        beginSession({ tokenInfo: { access_token: 'a-token' }, user } as Parameters<typeof beginSession>[0]),
      ),
    );
    expect(where()).toBe('/');
  });

  it('with a token but no user opens the login dialog over the home page', async () => {
    const { where, store } = await open('/admin/posts', {});
    // The user's copy of 24 hours has expired: the server is read first.
    expect(where()).toBe('/admin/posts');
    await act(() => store.dispatch(refreshSession()));
    expect(await screen.findByRole('dialog', { name: 'Login or sign up' })).toBeTruthy();
    expect(where()).toBe('/login');
  });

  it('without the permission redirects to the dashboard with a message', async () => {
    const { where, flashes } = await open('/admin/posts', { role: 'owner' });
    expect(await screen.findByText('Staff dashboard')).toBeTruthy();
    expect([where(), flashes()]).toEqual(['/admin/dashboard', ['You do not have permission to view this section.']]);
  });

  it('with the permission renders the titled page without public header and footer', async () => {
    await open('/admin/posts', { role: 'owner', permissions: ['viewBlogs'] });
    expect(await screen.findByText('All posts')).toBeTruthy();
    expect(screen.queryByText('List Your Ad')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(document.body.className).toBe('role-admin');
    expect(document.title).toBe('Posts · Test Homes');
  });

  it.each([
    ['landlord', '/portal/dashboard', 'The portal'],
    ['support', '/support/dashboard', 'The support desk'],
    ['renter', '/admin/renter-profile', 'My profile'],
  ] as const)('redirects a %s without the permission to %s and keeps the message', async (role, target, text) => {
    const { where, flashes } = await open('/admin/posts', {
      role,
      permissions: role === 'renter' ? ['viewMyInquiries'] : [],
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect([where(), flashes()]).toEqual([target, ['You do not have permission to view this section.']]);
  });

  it('shows a renter without viewMyInquiries an empty dashboard, without a redirect loop', async () => {
    const { where } = await open('/admin/renter-profile', { role: 'renter' });
    expect(await screen.findByText('Your account has no access yet')).toBeTruthy();
    expect(where()).toBe('/admin/dashboard');
  });

  it('tells a renter with an unverified email address how to verify it', async () => {
    await open('/admin/renter-profile', { role: 'renter', emailVerified: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your email address first' })).toBeTruthy();
    expect(screen.getByText(/We sent a link to a@example.com/)).toBeTruthy();
    expect(screen.getByRole('main').querySelector('a[href="/admin/favourite-listings"]')).not.toBeNull();
  });

  it.each(['/admin/posts', '/admin/dashboard', '/support/dashboard'])(
    'redirects a user who must set up a second factor from %s to the account',
    async (at) => {
      const { where, flashes } = await open(at, { role: 'owner', needsSecondStep: true });
      expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeTruthy();
      expect([where(), flashes()]).toEqual(['/admin/my-account', []]);
    },
  );

  it('omits My Account from the menu of landlords only', async () => {
    await open('/portal/dashboard', { role: 'landlord' });
    act(() => {
      screen.getByRole('button', { name: 'Account of Leila Haddad' }).click();
    });
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'My Account' })).toBeNull();
  });
});

import { jest } from '@jest/globals';
import { isMasked } from '@porchlight/contracts';
import { api } from '../api/api.ts';
import { aLoginResponse, aUser, storeWith } from '../testing/fake-api.ts';
import { persist, restore } from '../store/persistence.ts';
import { sessionRestored, shellRoleOf } from './session-slice.ts';
import { logIn, refreshSession } from './log-in.ts';
import { logOut } from './log-out.ts';

const permissions = { body: { permissions: { viewMyInquiries: true }, version: 1 } };
const responses = {
  'POST /login': aLoginResponse(),
  'GET /permissions/get-user-permissions': permissions,
  'PATCH /audit-favourite-listings': { body: { favouriteListings: [], count: 0 } },
  'POST /logout': { body: {} },
};
const credentials = { email: 'renter@example.com', password: 'porchlight-demo' };
const dead = { status: 401, body: { message: 'Unauthenticated.', code: 'unauthenticated' } };
const texts = (store: ReturnType<typeof storeWith>['store']) => store.getState().flash.map((one) => one.text);
beforeEach(() => {
  localStorage.clear();
});

describe('logging in', () => {
  it('stores token and user, then fetches the permissions with them', async () => {
    const { store, requests } = storeWith(responses);
    expect(await store.dispatch(logIn(credentials))).toBeUndefined();
    const { token, user, permissions: held } = store.getState().session;
    expect([token, user?.firstName, held]).toEqual(['token-of-renter', 'Leila', { viewMyInquiries: true }]);
    expect(requests.find(({ path }) => path.startsWith('/permissions'))?.headers).toMatchObject({
      Authorization: 'Bearer token-of-renter',
      'X-Requested-With': 'XMLHttpRequest',
      Accept: 'application/json',
    });
  });

  it('clears token and user on failure, and returns the message of the server', async () => {
    const { store } = storeWith({
      'POST /login': { status: 401, body: { message: 'These do not go together.', code: 'wrong-credentials' } },
    });
    store.dispatch(sessionRestored({ token: 'old', user: aUser() }));
    expect(await store.dispatch(logIn(credentials))).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
      message: 'These do not go together.',
    });
    expect(store.getState().session).toMatchObject({ failed: 'login' });
    expect(store.getState().session.token).toBeUndefined();
    expect(store.getState().session.user).toBeUndefined();
  });

  it('records that loading the permissions failed', async () => {
    const { store } = storeWith({
      ...responses,
      'GET /permissions/get-user-permissions': { status: 503, body: { message: 'Away', code: 'away' } },
    });
    await store.dispatch(logIn(credentials));
    expect(store.getState().session.failed).toBe('permissions');
  });
});

describe('the copy of the user in local storage', () => {
  const day = 86_400_000;
  const own = { ...aUser(), phone: '+14165550123', pendingEmail: 'leila@new.example.com' };
  const login = { body: { tokenInfo: { access_token: 'token-of-renter' }, user: own } };
  /** Logs in and returns what the browser has stored of the session. */
  async function storedAfterLogin() {
    const { store } = storeWith({ ...responses, 'POST /login': login });
    restore(store);
    const stop = persist(store);
    await store.dispatch(logIn(credentials));
    stop();
    return Object.entries({ ...localStorage } as Record<string, string>).filter(([name]) =>
      name.startsWith('porchlight:user:'),
    );
  }
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has no contact data', async () => {
    const stored = await storedAfterLogin();
    expect(JSON.stringify(stored)).not.toMatch(/@|5550123/);
    const user = stored.find(([name]) => name === 'porchlight:user:info');
    const { value } = JSON.parse(user?.[1] ?? '{}') as { value: { email: string } };
    expect([isMasked(value), isMasked(own)]).toEqual([true, false]);
    expect(value).toEqual({
      ...aUser(),
      email: 'r•••',
      phone: '•••',
    });
  });
  it('expires after 24 hours with the permissions; the token stays until the session ends', async () => {
    await storedAfterLogin();
    const sessionAt = (at: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(at);
      const { store } = storeWith({});
      restore(store);
      return store.getState().session;
    };
    const now = Date.now();
    expect(sessionAt(now + day - 60_000)).toMatchObject({ user: { firstName: 'Leila' }, permissions: {} });
    const later = sessionAt(now + day + 60_000);
    expect([later.token, later.user, later.permissions]).toEqual(['token-of-renter', undefined, undefined]);
    expect(localStorage.getItem('porchlight:user:info')).toBeNull();
  });
  it('is not prolonged while the server cannot be read', async () => {
    await storedAfterLogin();
    const before = localStorage.getItem('porchlight:user:info');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + day / 2);
    const { store } = storeWith({ 'GET /my-user': { status: 503, body: { message: 'Away', code: 'away' } } });
    restore(store);
    const stop = persist(store);
    await store.dispatch(refreshSession());
    stop();
    expect(localStorage.getItem('porchlight:user:info')).toBe(before);
    expect(store.getState().session).toMatchObject({ token: 'token-of-renter', failed: 'permissions' });
  });
  it('is replaced by the server’s user at start', async () => {
    await storedAfterLogin();
    const { store } = storeWith({ ...responses, 'GET /my-user': { body: { user: own } } });
    restore(store);
    expect(store.getState().session.user?.email).toBe('r•••');
    await store.dispatch(refreshSession());
    expect(store.getState().session.user).toEqual(own);
  });
});

describe('a session that ended', () => {
  it('logs out with a message when a GET responds Unauthenticated.', async () => {
    const { store } = storeWith({ 'GET /my-user': dead });
    store.dispatch(sessionRestored({ token: 'dead', user: aUser() }));
    await store.dispatch(api.endpoints.getMyUser.initiate());
    expect(store.getState().session.user).toBeUndefined();
    expect(texts(store)).toEqual(['You have been logged out.']);
  });

  it.each([
    ['another message', 'GET /my-user', { status: 401, body: { message: 'Log in first.', code: 'unauthenticated' } }],
    ['an outage', 'GET /my-user', { status: 503, body: { message: 'Unauthenticated.', code: 'away' } }],
  ])('%s does not log out', async (_, call, response) => {
    const { store } = storeWith({ [call]: response });
    store.dispatch(sessionRestored({ token: 'alive', user: aUser() }));
    await store.dispatch(api.endpoints.getMyUser.initiate());
    expect(store.getState().session.token).toBe('alive');
  });

  it('does not log out when a mutation responds Unauthenticated.', async () => {
    const { store } = storeWith({ 'PATCH /favourite-listing': dead });
    store.dispatch(sessionRestored({ token: 'alive', user: aUser() }));
    await store.dispatch(api.endpoints.toggleFavourite.initiate({ body: { listingId: 'aaaaaaaaaa', active: 1 } }));
    expect(store.getState().session.token).toBe('alive');
  });

  it('ignores a late response to an older session', async () => {
    let response: (given: typeof dead) => void = () => undefined;
    const { store } = storeWith({
      'GET /my-user': () =>
        new Promise<typeof dead>((resolve) => {
          response = resolve;
        }),
    });
    store.dispatch(sessionRestored({ token: 'old', user: aUser() }));
    const asking = store.dispatch(api.endpoints.getMyUser.initiate());
    store.dispatch(sessionRestored({ token: 'new', user: aUser() }));
    await Promise.resolve();
    response(dead);
    await asking;
    expect(store.getState().session.token).toBe('new');
  });
});

describe('logging out', () => {
  it('shows You are logged out, and removes all data of the user from the browser', async () => {
    const { store } = storeWith(responses);
    restore(store);
    const stop = persist(store);
    await store.dispatch(logIn(credentials));
    expect(JSON.stringify(localStorage)).toContain('token-of-renter');
    await store.dispatch(logOut());
    stop();
    expect(texts(store)).toContain('You are logged out');
    expect(JSON.stringify(localStorage)).not.toMatch(/token-of|Leila|viewMyInquiries/);
    expect(store.getState().session.permissions).toBeUndefined();
  });

  it('removes the data of the user even when the request fails, and shows its message', async () => {
    const { store } = storeWith({
      'POST /logout': { status: 500, body: { message: 'Something went wrong on our side.', code: 'internal' } },
    });
    store.dispatch(sessionRestored({ token: 'alive', user: aUser() }));
    await store.dispatch(logOut());
    expect(store.getState().session.token).toBeUndefined();
    expect(texts(store)).toEqual(['Something went wrong on our side.']);
  });

  it('in another tab ends the session here as well', () => {
    const { store } = storeWith({});
    store.dispatch(sessionRestored({ token: 'alive', user: aUser() }));
    const stop = persist(store);
    window.dispatchEvent(new StorageEvent('storage', { key: 'porchlight:user:token', newValue: null }));
    stop();
    expect(store.getState().session.token).toBeUndefined();
  });
});

it.each([
  ['renter', 'renter'],
  ['landlord', 'landlord'],
  ['support', 'support'],
  ['site-owner', 'admin'],
] as const)('the shell treats %s as %s', (role, frame) => {
  expect(shellRoleOf(aUser(role))).toBe(frame);
});
it('treats an unknown role as admin, and no user as a visitor', () => {
  expect(shellRoleOf({ ...aUser(), roles: [{ key: 'auditor', name: 'Auditor' }] })).toBe('admin');
  expect(shellRoleOf(undefined)).toBe('visitor');
});

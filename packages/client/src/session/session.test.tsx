import { api } from '../api/api.ts';
import { aLoginResponse, aUser, storeWith } from '../testing/fake-api.ts';
import { persist, restore } from '../store/persistence.ts';
import { sessionRestored, shellRoleOf } from './session-slice.ts';
import { logIn } from './log-in.ts';
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

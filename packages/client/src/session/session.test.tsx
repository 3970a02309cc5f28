import { api } from '../api/api.ts';
import { aLogin, aPerson, storeWith } from '../testing/fake-api.ts';
import { persist, restore } from '../store/persistence.ts';
import { sessionRestored, shellRoleOf } from './session-slice.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const permissions = { body: { permissions: { viewMyInquiries: true }, version: 1 } };
const answers = {
  'POST /login': aLogin(),
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

describe('signing in', () => {
  it('stores token and user, then fetches the permissions with them', async () => {
    const { store, asked } = storeWith(answers);
    expect(await store.dispatch(signIn(credentials))).toBeUndefined();
    const { token, user, permissions: held } = store.getState().session;
    expect([token, user?.firstName, held]).toEqual(['token-of-renter', 'Leila', { viewMyInquiries: true }]);
    expect(asked.find(({ path }) => path.startsWith('/permissions'))?.headers).toMatchObject({
      Authorization: 'Bearer token-of-renter',
      'X-Requested-With': 'XMLHttpRequest',
      Accept: 'application/json',
    });
  });

  it('clears token and user when it fails, and gives the words of the server', async () => {
    const { store } = storeWith({
      'POST /login': { status: 401, body: { message: 'These do not go together.', code: 'wrong-credentials' } },
    });
    store.dispatch(sessionRestored({ token: 'old', user: aPerson() }));
    expect(await store.dispatch(signIn(credentials))).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
      message: 'These do not go together.',
    });
    expect(store.getState().session).toMatchObject({ failed: 'login' });
    expect(store.getState().session.token).toBeUndefined();
    expect(store.getState().session.user).toBeUndefined();
  });

  it('records a failure of the permissions', async () => {
    const { store } = storeWith({
      ...answers,
      'GET /permissions/get-user-permissions': { status: 503, body: { message: 'Away', code: 'away' } },
    });
    await store.dispatch(signIn(credentials));
    expect(store.getState().session.failed).toBe('permissions');
  });
});

describe('a session that ended', () => {
  it('a GET answered Unauthenticated. logs out and says so', async () => {
    const { store } = storeWith({ 'GET /my-user': dead });
    store.dispatch(sessionRestored({ token: 'dead', user: aPerson() }));
    await store.dispatch(api.endpoints.getMyUser.initiate());
    expect(store.getState().session.user).toBeUndefined();
    expect(texts(store)).toEqual(['You have been logged out.']);
  });

  it.each([
    ['another message', 'GET /my-user', { status: 401, body: { message: 'Log in first.', code: 'unauthenticated' } }],
    ['an outage', 'GET /my-user', { status: 503, body: { message: 'Unauthenticated.', code: 'away' } }],
  ])('%s does not log out', async (_, call, answer) => {
    const { store } = storeWith({ [call]: answer });
    store.dispatch(sessionRestored({ token: 'alive', user: aPerson() }));
    await store.dispatch(api.endpoints.getMyUser.initiate());
    expect(store.getState().session.token).toBe('alive');
  });

  it('a call that changes something does not log out by itself', async () => {
    const { store } = storeWith({ 'PATCH /favourite-listing': dead });
    store.dispatch(sessionRestored({ token: 'alive', user: aPerson() }));
    await store.dispatch(api.endpoints.toggleFavourite.initiate({ body: { listingId: 'aaaaaaaaaa', active: 1 } }));
    expect(store.getState().session.token).toBe('alive');
  });

  it('a late answer to an older session does not end the present one', async () => {
    let answer: (given: typeof dead) => void = () => undefined;
    const { store } = storeWith({
      'GET /my-user': () =>
        new Promise<typeof dead>((resolve) => {
          answer = resolve;
        }),
    });
    store.dispatch(sessionRestored({ token: 'old', user: aPerson() }));
    const asking = store.dispatch(api.endpoints.getMyUser.initiate());
    store.dispatch(sessionRestored({ token: 'new', user: aPerson() }));
    await Promise.resolve();
    answer(dead);
    await asking;
    expect(store.getState().session.token).toBe('new');
  });
});

describe('signing out', () => {
  it('says You are logged out, and leaves nothing of the person in the browser', async () => {
    const { store } = storeWith(answers);
    restore(store);
    const stop = persist(store);
    await store.dispatch(signIn(credentials));
    expect(JSON.stringify(localStorage)).toContain('token-of-renter');
    await store.dispatch(signOut());
    stop();
    expect(texts(store)).toContain('You are logged out');
    expect(JSON.stringify(localStorage)).not.toMatch(/token-of|Leila|viewMyInquiries/);
    expect(store.getState().session.permissions).toBeUndefined();
  });

  it('forgets the person even when the server fails, and tells its words', async () => {
    const { store } = storeWith({
      'POST /logout': { status: 500, body: { message: 'Something broke on our side.', code: 'internal' } },
    });
    store.dispatch(sessionRestored({ token: 'alive', user: aPerson() }));
    await store.dispatch(signOut());
    expect(store.getState().session.token).toBeUndefined();
    expect(texts(store)).toEqual(['Something broke on our side.']);
  });

  it('in another tab ends the session here as well', () => {
    const { store } = storeWith({});
    store.dispatch(sessionRestored({ token: 'alive', user: aPerson() }));
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
  expect(shellRoleOf(aPerson(role))).toBe(frame);
});
it('treats a role that it does not know as admin, and nobody as a visitor', () => {
  expect(shellRoleOf({ ...aPerson(), roles: [{ key: 'auditor', name: 'Auditor' }] })).toBe('admin');
  expect(shellRoleOf(undefined)).toBe('visitor');
});

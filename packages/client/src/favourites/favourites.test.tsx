import { sessionRestored } from '../session/session-slice.ts';
import { logIn } from '../session/log-in.ts';
import { logOut } from '../session/log-out.ts';
import { persist, restore } from '../store/persistence.ts';
import { aLoginResponse, aUser, storeWith } from '../testing/fake-api.ts';
import { deviceNotes } from './device-notes.ts';
import { favouritesLoaded } from './favourites-slice.ts';
import { mergeFavourites } from './merge-favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

const a = 'aaaaaaaaaa';
const b = 'bbbbbbbbbb';
const refused = { status: 503, body: { message: 'We could not keep this home.', code: 'away' } };
const favourites = { body: { favouriteListings: [a], count: 1 } };
beforeEach(() => {
  localStorage.clear();
});

describe('toggling a favourite', () => {
  it('adds an absent listing at once and sends 1, removes a present one and sends 0', async () => {
    const { store, requests } = storeWith({ 'PATCH /favourite-listing': favourites });
    const adding = store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites).toMatchObject({ ids: [a], recentIds: [a] });
    expect(store.getState().layout.announcement.text).toBe('Added to My Picks, 1 home');
    await adding;
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).toEqual([]);
    expect(requests.map((one) => one.body)).toEqual([
      { listingId: a, active: 1 },
      { listingId: a, active: 0 },
    ]);
  });

  it('rolls back for a renter when the server refuses, and shows its message', async () => {
    const { store } = storeWith({ 'PATCH /favourite-listing': refused });
    store.dispatch(sessionRestored({ token: 't', user: aUser() }));
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).toEqual([]);
    expect(store.getState().flash[0]).toMatchObject({
      type: 'error',
      text: 'We could not keep this home.',
      timeout: 6000,
    });
  });

  it.each([
    ['a guest', undefined],
    ['a landlord', 'landlord'],
  ] as const)('of %s stays on this device whatever the server returns', async (_, role) => {
    const { store } = storeWith({ 'PATCH /favourite-listing': refused });
    if (role) store.dispatch(sessionRestored({ token: 't', user: aUser(role) }));
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).toEqual([a]);
    expect(store.getState().flash).toEqual([]);
  });

  describe('by a renter who is offline', () => {
    const unheard = () => Promise.reject(new Error('no network'));
    const atHome = (responses: Parameters<typeof storeWith>[0]) => {
      const made = storeWith(responses);
      made.store.dispatch(sessionRestored({ token: 't', user: aUser() }));
      return made;
    };
    const audit = { 'PATCH /audit-favourite-listings': { body: { favouriteListings: [a], count: 1 } } };

    it('stays on screen and is sent when the network is back, also after a reload', async () => {
      await atHome({ 'PATCH /favourite-listing': unheard }).store.dispatch(toggleFavourite(a));
      const { store, requests } = atHome(audit);
      await store.dispatch(mergeFavourites());
      expect(requests.map(({ body }) => body)).toEqual([{ favouriteListings: [a] }]);
      await store.dispatch(mergeFavourites());
      expect(requests.at(-1)?.body).toEqual({ favouriteListings: [] });
    });
    it('is never sent if it was removed again', async () => {
      const { store, requests } = atHome({ ...audit, 'PATCH /favourite-listing': unheard });
      await store.dispatch(toggleFavourite(a));
      await store.dispatch(toggleFavourite(a));
      expect([store.getState().favourites.ids, store.getState().flash]).toEqual([[], []]);
      await store.dispatch(mergeFavourites());
      expect(requests.at(-1)?.body).toEqual({ favouriteListings: [] });
    });
    it('rolls back the removal of a stored favourite, with a message', async () => {
      const { store } = atHome({ 'PATCH /favourite-listing': unheard });
      store.dispatch(favouritesLoaded({ ids: [a], recentIds: [], isFromAccount: true }));
      await store.dispatch(toggleFavourite(a));
      expect(store.getState().favourites.ids).toEqual([a]);
      expect(store.getState().flash[0]?.text).toBe('We can’t reach Porchlight. Check your connection and try again.');
    });
    it('is not visible to the next user after logout', async () => {
      const { store } = atHome({ 'PATCH /favourite-listing': unheard, 'POST /logout': { body: {} } });
      store.dispatch(favouritesLoaded({ ids: [], recentIds: [], isFromAccount: true }));
      const stop = persist(store);
      await store.dispatch(toggleFavourite(a));
      expect(JSON.stringify(localStorage)).toContain(a);
      await store.dispatch(logOut());
      stop();
      expect(JSON.stringify(localStorage)).not.toContain(a);
    });
  });

  it('sends two quick taps in order', async () => {
    let first: (response: typeof favourites) => void = () => undefined;
    const { store, requests } = storeWith({
      'PATCH /favourite-listing': () =>
        requests.length === 1
          ? new Promise<typeof favourites>((resolve) => {
              first = resolve;
            })
          : favourites,
    });
    const both = [store.dispatch(toggleFavourite(a)), store.dispatch(toggleFavourite(a))];
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(requests.map((one) => one.body)).toEqual([{ listingId: a, active: 1 }]);
    first(favourites);
    await Promise.all(both);
    expect(requests.map((one) => one.body)).toEqual([
      { listingId: a, active: 1 },
      { listingId: a, active: 0 },
    ]);
  });

  it('refuses favourite number 501 with a message', async () => {
    const { store, requests } = storeWith({});
    store.dispatch(
      favouritesLoaded({
        ids: Array.from({ length: 500 }, (_, at) => String(at).padStart(10, '0')),
        recentIds: [],
        isFromAccount: false,
      }),
    );
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).not.toContain(a);
    expect([requests.length, store.getState().flash[0]?.text]).toEqual([
      0,
      'My Picks holds up to 500 homes. Remove one to add another.',
    ]);
  });
});

describe('the lists of a device and of an account', () => {
  const responses = {
    'POST /login': aLoginResponse(),
    'GET /permissions/get-user-permissions': { body: { permissions: {}, version: 1 } },
    'PATCH /audit-favourite-listings': { body: { favouriteListings: [b, a], count: 2 } },
    'POST /logout': { body: {} },
    'PATCH /favourite-listing': favourites,
  };
  const credentials = { email: 'renter@example.com', password: 'porchlight-demo' };

  it('survive a reload', async () => {
    const first = storeWith(responses);
    restore(first.store);
    const stop = persist(first.store);
    await first.store.dispatch(toggleFavourite(a));
    stop();
    const second = storeWith(responses);
    restore(second.store);
    expect(second.store.getState().favourites).toEqual({ ids: [a], recentIds: [a], isFromAccount: false });
  });

  it('are merged at login: all ids are sent, the account is shown, the device is empty after logout', async () => {
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: [a] }));
    const { store, requests } = storeWith(responses);
    restore(store);
    const stop = persist(store);
    await store.dispatch(logIn(credentials));
    expect(requests.find(({ path }) => path === '/audit-favourite-listings')?.body).toEqual({ favouriteListings: [a] });
    expect(store.getState().favourites).toMatchObject({ ids: [b, a], isFromAccount: true });
    expect(store.getState().flash.map((one) => one.text)).toContain('1 home added from this device');
    expect(localStorage.getItem('porchlight:favourites')).toBeNull();
    await store.dispatch(logOut());
    stop();
    expect(store.getState().favourites).toEqual({ ids: [], recentIds: [], isFromAccount: false });
  });

  it('merge all notes of the device, forty per request', async () => {
    const ids = Array.from({ length: 41 }, (_, at) => String(at).padStart(10, '0'));
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: ids }));
    for (const id of ids) deviceNotes.write(id, `Note ${id}`);
    const { store, requests } = storeWith(responses);
    restore(store);
    await store.dispatch(logIn(credentials));
    const sent = requests
      .filter(({ path }) => path === '/audit-favourite-listings')
      .map(({ body }) => (body as { notes?: { listingId: string; note: string }[] }).notes ?? []);
    expect([
      sent.map(({ length }) => length),
      sent
        .flat()
        .map(({ listingId, note }) => note === `Note ${listingId}` && listingId)
        .sort(),
    ]).toEqual([[40, 1], ids]);
    expect(deviceNotes.read()).toEqual({});
  });

  it('stay separate when the merge fails: the device keeps its list', async () => {
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: [a] }));
    deviceNotes.write(a, 'Sunny');
    const { store } = storeWith({ ...responses, 'PATCH /audit-favourite-listings': refused });
    restore(store);
    await store.dispatch(logIn(credentials));
    expect(store.getState().favourites.ids).toEqual([a]);
    expect(localStorage.getItem('porchlight:favourites')).toContain(a);
    expect(deviceNotes.read()).toEqual({ [a]: 'Sunny' });
  });

  it.each(['{"value":["<script>"]}', '{"value":"aaaaaaaaaa"}', 'x'])('a tampered list is ignored: %s', (raw) => {
    localStorage.setItem('porchlight:favourites', raw);
    const { store } = storeWith({});
    restore(store);
    expect(store.getState().favourites.ids).toEqual([]);
  });
});

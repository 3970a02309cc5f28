import { sessionRestored } from '../session/session-slice.ts';
import { signIn } from '../session/sign-in.ts';
import { signOut } from '../session/sign-out.ts';
import { persist, restore } from '../store/persistence.ts';
import { aLogin, aPerson, storeWith } from '../testing/fake-api.ts';
import { deviceNotes } from './device-notes.ts';
import { favouritesRead } from './favourites-slice.ts';
import { mergeFavourites } from './merge-favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

const a = 'aaaaaaaaaa',
  b = 'bbbbbbbbbb';
const refused = { status: 503, body: { message: 'We could not keep this home.', code: 'away' } };
const kept = { body: { favouriteListings: [a], count: 1 } };
beforeEach(() => {
  localStorage.clear();
});

describe('a heart', () => {
  it('is added at once when absent and sent as 1, removed and sent as 0 when there', async () => {
    const { store, asked } = storeWith({ 'PATCH /favourite-listing': kept });
    const adding = store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites).toMatchObject({ ids: [a], recentIds: [a] });
    expect(store.getState().chrome.announcement.text).toBe('Added to My Picks, 1 home');
    await adding;
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).toEqual([]);
    expect(asked.map((one) => one.body)).toEqual([
      { listingId: a, active: 1 },
      { listingId: a, active: 0 },
    ]);
  });

  it('of a renter is taken back when the server refuses, with its words', async () => {
    const { store } = storeWith({ 'PATCH /favourite-listing': refused });
    store.dispatch(sessionRestored({ token: 't', user: aPerson() }));
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
  ] as const)('of %s stays on this device whatever the server says', async (_, role) => {
    const { store } = storeWith({ 'PATCH /favourite-listing': refused });
    if (role) store.dispatch(sessionRestored({ token: 't', user: aPerson(role) }));
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).toEqual([a]);
    expect(store.getState().flash).toEqual([]);
  });

  describe('of a renter without a network', () => {
    const unheard = () => Promise.reject(new Error('no network'));
    const atHome = (answers: Parameters<typeof storeWith>[0]) => {
      const made = storeWith(answers);
      made.store.dispatch(sessionRestored({ token: 't', user: aPerson() }));
      return made;
    };
    const audit = { 'PATCH /audit-favourite-listings': { body: { favouriteListings: [a], count: 1 } } };

    it('stays on screen and is told to the account when the network is back, also after a reload', async () => {
      await atHome({ 'PATCH /favourite-listing': unheard }).store.dispatch(toggleFavourite(a));
      const { store, asked } = atHome(audit);
      await store.dispatch(mergeFavourites());
      expect(asked.map(({ body }) => body)).toEqual([{ favouriteListings: [a] }]);
      await store.dispatch(mergeFavourites());
      expect(asked.at(-1)?.body).toEqual({ favouriteListings: [] });
    });
    it('that was let go again is never told', async () => {
      const { store, asked } = atHome({ ...audit, 'PATCH /favourite-listing': unheard });
      await store.dispatch(toggleFavourite(a));
      await store.dispatch(toggleFavourite(a));
      expect([store.getState().favourites.ids, store.getState().flash]).toEqual([[], []]);
      await store.dispatch(mergeFavourites());
      expect(asked.at(-1)?.body).toEqual({ favouriteListings: [] });
    });
    it('cannot let go of what the account has: it comes back, with words', async () => {
      const { store } = atHome({ 'PATCH /favourite-listing': unheard });
      store.dispatch(favouritesRead({ ids: [a], recentIds: [], isAccounts: true }));
      await store.dispatch(toggleFavourite(a));
      expect(store.getState().favourites.ids).toEqual([a]);
      expect(store.getState().flash[0]?.text).toBe(
        'We could not reach Porchlight. Check your connection and try again.',
      );
    });
    it('is nobody else’s after sign-out', async () => {
      const { store } = atHome({ 'PATCH /favourite-listing': unheard, 'POST /logout': { body: {} } });
      store.dispatch(favouritesRead({ ids: [], recentIds: [], isAccounts: true }));
      const stop = persist(store);
      await store.dispatch(toggleFavourite(a));
      expect(JSON.stringify(localStorage)).toContain(a);
      await store.dispatch(signOut());
      stop();
      expect(JSON.stringify(localStorage)).not.toContain(a);
    });
  });

  it('tapped twice quickly reaches the server in the order of the fingers', async () => {
    let first: (answer: typeof kept) => void = () => undefined;
    const { store, asked } = storeWith({
      'PATCH /favourite-listing': () =>
        asked.length === 1
          ? new Promise<typeof kept>((resolve) => {
              first = resolve;
            })
          : kept,
    });
    const both = [store.dispatch(toggleFavourite(a)), store.dispatch(toggleFavourite(a))];
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(asked.map((one) => one.body)).toEqual([{ listingId: a, active: 1 }]);
    first(kept);
    await Promise.all(both);
    expect(asked.map((one) => one.body)).toEqual([
      { listingId: a, active: 1 },
      { listingId: a, active: 0 },
    ]);
  });

  it('number 501 is refused with a reason', async () => {
    const { store, asked } = storeWith({});
    store.dispatch(
      favouritesRead({
        ids: Array.from({ length: 500 }, (_, at) => String(at).padStart(10, '0')),
        recentIds: [],
        isAccounts: false,
      }),
    );
    await store.dispatch(toggleFavourite(a));
    expect(store.getState().favourites.ids).not.toContain(a);
    expect([asked.length, store.getState().flash[0]?.text]).toEqual([
      0,
      'My Picks holds 500 homes. Remove one to add another.',
    ]);
  });
});

describe('the lists of a device and of an account', () => {
  const answers = {
    'POST /login': aLogin(),
    'GET /permissions/get-user-permissions': { body: { permissions: {}, version: 1 } },
    'PATCH /audit-favourite-listings': { body: { favouriteListings: [b, a], count: 2 } },
    'POST /logout': { body: {} },
    'PATCH /favourite-listing': kept,
  };
  const credentials = { email: 'renter@example.com', password: 'porchlight-demo' };

  it('survive a reload', async () => {
    const first = storeWith(answers);
    restore(first.store);
    const stop = persist(first.store);
    await first.store.dispatch(toggleFavourite(a));
    stop();
    const second = storeWith(answers);
    restore(second.store);
    expect(second.store.getState().favourites).toEqual({ ids: [a], recentIds: [a], isAccounts: false });
  });

  it('are merged on sign-in: all ids are sent, the account is shown, the device is empty after logout', async () => {
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: [a] }));
    const { store, asked } = storeWith(answers);
    restore(store);
    const stop = persist(store);
    await store.dispatch(signIn(credentials));
    expect(asked.find(({ path }) => path === '/audit-favourite-listings')?.body).toEqual({ favouriteListings: [a] });
    expect(store.getState().favourites).toMatchObject({ ids: [b, a], isAccounts: true });
    expect(store.getState().flash.map((one) => one.text)).toContain('1 home added from this device');
    expect(localStorage.getItem('porchlight:favourites')).toBeNull();
    await store.dispatch(signOut());
    stop();
    expect(store.getState().favourites).toEqual({ ids: [], recentIds: [], isAccounts: false });
  });

  it('take the notes of the device along, forty a call, and none stays behind', async () => {
    const ids = Array.from({ length: 41 }, (_, at) => String(at).padStart(10, '0'));
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: ids }));
    for (const id of ids) deviceNotes.write(id, `Note ${id}`);
    const { store, asked } = storeWith(answers);
    restore(store);
    await store.dispatch(signIn(credentials));
    const sent = asked
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

  it('stay apart when the server cannot merge: the device loses nothing', async () => {
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: [a] }));
    deviceNotes.write(a, 'Sunny');
    const { store } = storeWith({ ...answers, 'PATCH /audit-favourite-listings': refused });
    restore(store);
    await store.dispatch(signIn(credentials));
    expect(store.getState().favourites.ids).toEqual([a]);
    expect(localStorage.getItem('porchlight:favourites')).toContain(a);
    expect(deviceNotes.read()).toEqual({ [a]: 'Sunny' });
  });

  it.each(['{"value":["<script>"]}', '{"value":"aaaaaaaaaa"}', 'x'])(
    'a list that somebody bent is no list: %s',
    (raw) => {
      localStorage.setItem('porchlight:favourites', raw);
      const { store } = storeWith({});
      restore(store);
      expect(store.getState().favourites.ids).toEqual([]);
    },
  );
});

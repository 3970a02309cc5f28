import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(20);
const ids = market.homes.map(({ publicId }) => publicId);
const [first, second] = ids as [string, string];

describe('favourites of a renter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const favourite = (as: Actor, listingId: string, active = 1) =>
    app.patch('/favourite-listing', { as, body: { listingId, active } });
  const note = (as: Actor, id: string, text: string) =>
    app.patch(`/favourite-listings/${id}`, { as, body: { note: text } });

  it('have a private note that can be written, read and deleted', async () => {
    const renter = asRenter();
    await favourite(renter, first);
    expect((await note(renter, first, 'Sunny, ask about parking')).body.listing).toMatchObject({
      id: first,
      note: 'Sunny, ask about parking',
    });
    expect((await app.get(`/favourite-listings/${first}`, { as: renter })).body.listing.note).toBe(
      'Sunny, ask about parking',
    );
    expect((await note(renter, first, '  ')).body.listing).not.toHaveProperty('note');
    expect((await note(renter, first, 'x'.repeat(2_001))).status).toBe(422);
  });

  describe('take over the notes of a device on merge', () => {
    const merge = (as: Actor, favouriteListings: readonly string[], notes: object[]) =>
      app.patch('/audit-favourite-listings', { as, body: { favouriteListings, notes } });
    const noteOn = async (as: Actor, id: string) =>
      (await app.get(`/favourite-listings/${id}`, { as })).body.listing.note as string | undefined;

    it('appended to the account’s notes; a retry adds nothing', async () => {
      const renter = asRenter();
      await favourite(renter, first);
      await note(renter, first, 'Near work');
      const sent = [
        { listingId: first, note: 'Ask about heat ' },
        { listingId: second, note: 'Blue door' },
      ];
      for (let round = 0; round < 2; round += 1) expect((await merge(renter, [second], sent)).body.count).toBe(2);
      expect([await noteOn(renter, first), await noteOn(renter, second)]).toEqual([
        'Near work\nAsk about heat',
        'Blue door',
      ]);
    });
    it('also under twenty concurrent requests', async () => {
      const renter = asRenter();
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          merge(renter, [first], [{ listingId: first, note: at % 2 ? 'Sunny' : 'Third floor' }]),
        ),
      );
      expect((await noteOn(renter, first))?.split('\n').sort()).toEqual(['Sunny', 'Third floor']);
    });
    it('only for the renter’s own favourites', async () => {
      const [mine, theirs] = [asRenter(), asRenter()];
      await favourite(theirs, first);
      await merge(mine, [second], [{ listingId: first, note: 'Mine' }]);
      expect([
        await noteOn(theirs, first),
        (await app.get(`/favourite-listings/${first}`, { as: mine })).status,
      ]).toEqual([undefined, 404]);
    });
    it.each([
      ['a book', { listingId: first, note: 'x'.repeat(501) }],
      ['nothing', { listingId: first, note: '' }],
      ['of no home', { listingId: '../etc', note: 'x' }],
    ])('but take no note that is %s', async (_, bad) => {
      expect((await merge(asRenter(), [first], [bad])).status).toBe(422);
    });
  });

  it('are not found by others', async () => {
    const [mine, theirs] = [asRenter(), asRenter()];
    await favourite(mine, first);
    await note(mine, first, 'mine');
    await favourite(theirs, second);
    for (const response of [
      await app.get(`/favourite-listings/${first}`, { as: theirs }),
      await note(theirs, first, 'theirs'),
    ])
      expect(response.body.code).toBe('favourite-not-found');
    expect((await app.get(`/favourite-listings/${first}`, { as: mine })).body.listing.note).toBe('mine');
    await favourite(theirs, first);
    expect((await app.get(`/favourite-listings/${first}`, { as: theirs })).body.listing).not.toHaveProperty('note');
    expect((await app.get(`/favourite-listings/${first}`, { as: asLandlord() })).status).toBe(403);
  });

  it('saved last are five, newest first', async () => {
    const renter = asRenter();
    for (const id of ids.slice(0, 7)) await favourite(renter, id);
    const { body } = await app.get('/recent-favourite-listings', { as: renter });
    expect(body.listings.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2, 7).reverse());
  });

  it('are shown on a map once each', async () => {
    const renter = asRenter();
    for (const id of [first, second]) await favourite(renter, id);
    expect((await app.get('/favourite-listings-map-markers', { as: renter })).body.count).toBe(2);
    expect((await app.get('/favourite-listings-map-markers', { as: asRenter() })).body).toEqual({
      markers: [],
      count: 0,
    });
  });

  // After concurrent requests the state is one of the two requested, and the count matches the list.
  it('stay consistent when four devices toggle one concurrently', async () => {
    const renter = asRenter();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          favourite({ ...renter, subject: { ...renter.subject, sid: randomUUID() } }, first, (at + round) % 2),
        ),
      );
      const rows = await app.sql('select 1 from favourite where user_id = $1', [renter.subject.sub]);
      expect(rows.length).toBeLessThanOrEqual(1);
      const { body } = await favourite(renter, first, round % 2);
      expect(body).toEqual(round % 2 ? { favouriteListings: [first], count: 1 } : { favouriteListings: [], count: 0 });
      expect((await app.get('/favourite-listings', { as: renter })).body.pagination.total).toBe(body.count);
    }
  });
});

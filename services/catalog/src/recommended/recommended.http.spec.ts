import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { asLandlord, asRenter, asService, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { RecommendationJobs } from './recommendation-jobs.ts';

const market = aMarket(400);
const calgary = market.homes.filter(({ cityId }) => cityId === 11);
const liked = calgary.find(({ beds, rent }) => beds === 2 && rent > 1_400 && rent < 2_600)!;
const browser = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' };

describe('recommendations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const favourite = (as: Actor, listingId: string) =>
    app.patch('/favourite-listing', { as, body: { listingId, active: 1 } });
  const list = async (as: Actor, query = '?perPage=60') =>
    (await app.get(`/recommended-listings${query}`, { as })).body.listings as {
      id: string;
      rent: number;
      why: string[];
      isNew: boolean;
      city: string;
      nearPlace?: string;
    }[];
  const remove = (as: Actor, id: string, body: object = {}) =>
    app.post(`/recommended-listings/${id}/removed`, { as, body });
  const stats = async (as: Actor) => (await app.get('/recommended-listings-stats', { as })).body;
  const jobs = (as: Actor) =>
    app.sql<{ isInTenMinutes: boolean }>(
      `
        select run_at - now() between interval '9 minutes' and interval '10 minutes' as "isInTenMinutes" from job
        where name = 'recommend' and key = $1`,
      [as.subject.sub],
    );
  /** Makes the renter's queued run due and waits until it has finished. */
  async function run(as: Actor): Promise<void> {
    await app.sql(`update job set run_at = now() where name = 'recommend' and key = $1`, [as.subject.sub]);
    while ((await jobs(as)).length > 0) await turn();
  }

  it('are empty for a renter without signals', async () => {
    expect(await list(asRenter())).toEqual([]);
    expect(await stats(asRenter())).toEqual({ total: 0, new: 0, seen: 0, removed: 0 });
  });

  it('start from the last search and its budget', async () => {
    const listings = await list(asRenter(), '?cityId=11&maxrate=1500&perPage=60');
    expect(listings.length).toBeGreaterThan(3);
    expect(listings.every(({ rent, why }) => rent <= 1_500 && why.includes('in-budget'))).toBe(true);
  });

  describe('of a renter with a profile', () => {
    const wish = (as: Actor, version: number, over: object = {}) =>
      app.post('/internal/events', {
        as: asService('accounts'),
        body: {
          key: randomUUID(),
          name: 'renter.wishes',
          at: new Date().toISOString(),
          payload: { personId: as.subject.sub, version, beds: [], areas: [], ...over },
        },
      });
    const bedsOf = (id: string) => market.homes.find(({ publicId }) => publicId === id)?.beds;

    it('start from its areas, budget and beds', async () => {
      const renter = asRenter();
      expect(
        (await wish(renter, 1, { budgetMax: 1_800, beds: [1], areas: ['alberta', 'alberta/calgary'] })).status,
      ).toBe(200);
      expect(await jobs(renter)).toEqual([{ isInTenMinutes: true }]);
      const listings = await list(renter);
      expect(listings.length).toBeGreaterThan(3);
      expect(
        listings.every(
          ({ id, rent, city, why }) =>
            rent <= 1_800 && bedsOf(id) === 1 && city === 'Calgary' && why.includes('in-budget'),
        ),
      ).toBe(true);
      await wish(renter, 3, { budgetMin: 1_000, areas: ['alberta/calgary'] });
      await wish(renter, 2, { beds: [1], areas: ['alberta/calgary'] });
      const wider = await list(renter);
      expect(wider.every(({ rent }) => rent >= 1_000)).toBe(true);
      expect(new Set(wider.map(({ id }) => bedsOf(id))).size).toBeGreaterThan(1);
    });

    it('follow its budget and beds rather than those of favourites', async () => {
      const renter = asRenter();
      await favourite(renter, liked.publicId);
      expect((await list(renter)).some(({ id }) => bedsOf(id) === liked.beds)).toBe(true);
      await wish(renter, 1, { budgetMax: 2_000, beds: [1] });
      const listings = await list(renter);
      expect(listings.length).toBeGreaterThan(3);
      expect(listings.every(({ id, rent }) => bedsOf(id) === 1 && rent <= 2_000)).toBe(true);
    });
  });

  it('start near the renter’s point of interest without a search, and name it', async () => {
    const renter = asRenter();
    await app.post('/point-of-interest', {
      as: renter,
      body: { name: 'Library', address: '616 Macleod Trail', latitude: 51.05, longitude: -114.07 },
    });
    const near = (await list(renter)).filter(({ why }) => why.includes('near-places'));
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ nearPlace }) => nearPlace === 'Library')).toBe(true);
  });

  it('resemble favourites: same metro area, rent within a quarter, never the favourite itself', async () => {
    const renter = asRenter();
    await favourite(renter, liked.publicId);
    const listings = await list(renter);
    expect(listings.length).toBeGreaterThan(3);
    for (const { id, rent, city } of listings) {
      expect(id).not.toBe(liked.publicId);
      expect(['Calgary', 'Airdrie']).toContain(city);
      expect(Math.abs(rent - liked.rent) / liked.rent).toBeLessThanOrEqual(0.25);
    }
  });

  it('are recomputed ten minutes after a favourite, once for any number of signals', async () => {
    const renter = asRenter();
    await Promise.all(calgary.slice(0, 6).map(({ publicId }) => favourite(renter, publicId)));
    expect(await jobs(renter)).toEqual([{ isInTenMinutes: true }]);
    await run(renter);
    expect((await stats(renter)).lastRunAt).toEqual(expect.any(String));
    expect((await stats(renter)).total).toBeGreaterThan(0);
  });

  it('are recomputed every night for every renter with a signal', async () => {
    const renter = asRenter();
    await favourite(renter, liked.publicId);
    await app.sql(`delete from job where name = 'recommend'`);
    await app.sql(`update job set run_at = now() where name = 'recommend-nightly'`);
    while ((await app.sql('select 1 from recommendation_run where user_id = $1', [renter.subject.sub])).length === 0)
      await turn();
    expect(await app.sql(`select 1 from job where name = 'recommend-nightly' and run_at > now()`)).toHaveLength(1);
  });

  it('stay dismissed despite a concurrent run, and return with Undo', async () => {
    const renter = asRenter();
    await favourite(renter, liked.publicId);
    await run(renter);
    const [first] = (await list(renter)) as unknown as [{ id: string }];
    expect((await remove(renter, first.id, { reason: 'Too dark' })).status).toBe(200);
    expect((await list(renter)).map(({ id }) => id)).not.toContain(first.id);
    expect((await stats(renter)).removed).toBe(1);
    await run(renter);
    expect((await list(renter)).map(({ id }) => id)).not.toContain(first.id);
    await app.sql(
      `
        insert into recommendation (user_id, listing_id, position, why) select $1, id, 50, $3 from listing
        where public_id = $2`,
      [renter.subject.sub, first.id, []],
    );
    expect((await list(renter)).map(({ id }) => id)).not.toContain(first.id);
    await remove(renter, first.id, { active: 0 });
    expect((await list(renter)).map(({ id }) => id)).toContain(first.id);
    expect((await remove(renter, 'zzzzzzzzzz')).status).toBe(404);
  });

  it('are no longer new once displayed, also after the next run', async () => {
    const [renter, other] = [asRenter(), asRenter()];
    await favourite(renter, liked.publicId);
    await run(renter);
    const listings = await list(renter);
    await app.sql(
      `
        insert into recommendation (user_id, listing_id, position, why) select $1, id, 1, '{}' from listing
        where public_id = $2`,
      [other.subject.sub, listings[0]!.id],
    );
    await app.post('/activity', {
      as: renter,
      headers: browser,
      body: { events: [{ kind: 'seen', listingId: listings[0]!.id, at: new Date().toISOString() }] },
    });
    expect(await app.sql('select seen_at from recommendation where user_id = $1', [other.subject.sub])).toEqual([
      { seen_at: null },
    ]); // not yet seen by the other renter
    await app.app.get(RecommendationJobs).schedule(renter.subject.sub);
    await run(renter);
    expect((await list(renter)).find(({ id }) => id === listings[0]!.id)).toMatchObject({ isNew: false });
    const fresh = (
      await app.get(`/new-recommended-listings?alreadySeenIds=${listings[1]!.id}&removedIds=${listings[2]!.id}`, {
        as: renter,
      })
    ).body.listings.map(({ id }: { id: string }) => id);
    expect(fresh).toHaveLength(listings.length - 3);
    expect(await stats(renter)).toMatchObject({ total: listings.length, new: listings.length - 1, seen: 1 });
    expect((await app.get('/recommended-listings-map-markers', { as: renter })).body.count).toBe(listings.length);
  });

  it('do not depend on the favourites, views, dismissals or recommendations of other renters', async () => {
    const [mine, theirs, third] = [asRenter(), asRenter(), asRenter()];
    await favourite(mine, liked.publicId);
    const [first] = (await list(mine)) as unknown as [{ id: string }];
    await remove(theirs, first.id);
    await favourite(third, first.id);
    await run(mine);
    const before = await list(mine);
    expect(before.map(({ id }) => id)).toContain(first.id);
    await run(third);
    await remove(mine, first.id, { active: 0 });
    expect(await list(mine)).toEqual(before);
    expect([await stats(mine), await stats(theirs)]).toMatchObject([{ removed: 0 }, { removed: 1 }]);
    await app.sql(
      `
        insert into viewed_listing (user_id, listing_id, viewed_at, times, rent_then) select $1, id, now(), 3, rent
        from listing where public_id = $2`,
      [mine.subject.sub, first.id],
    );
    expect([await list(theirs), await list(asRenter())]).toEqual([[], []]);
    expect((await app.get('/recommended-listings', { as: asLandlord() })).status).toBe(403);
  });

  it('never contain a listing of the renter', async () => {
    const renter = asRenter(market.homes[0]!.ownerUserId);
    await favourite(renter, liked.publicId);
    expect(await list(renter)).toEqual([]);
  });
});

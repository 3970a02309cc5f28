import {
  asLandlord,
  asRenter,
  asStaff,
  guest,
  raceRounds,
  type Actor,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../../testing/start-catalog.ts';
import { alertFixture, calgary, day, hour, minute, fromNow } from '../alert-fixture.ts';

const market = aMarket(120);
const listings = market.homes.filter(({ cityId }) => cityId === 11) as [Home, Home, Home, Home, ...Home[]];
type Home = (typeof market.homes)[number];
let app: TestApp;
let on: ReturnType<typeof alertFixture>;
beforeAll(async () => {
  app = await startCatalog(market);
  on = alertFixture(app);
}, 60_000);
afterAll(() => app.stop());
// Clears what earlier tests caused.
beforeEach(async () => {
  await app.sql('delete from price_change');
  await app.sql('update saved_search set is_active = false');
  await sendEntitlements(
    app,
    listings.slice(0, 4).map(({ publicId }) => entitled(publicId, { version: (version += 1) })),
  );
  await app.sql(`update listing_search set listed_at = now() - interval '20 days'`);
  await app.sql('update listing set reopened_at = null');
});

let version = 1;
const favourite = (as: Actor, ...favourites: readonly Home[]) =>
  Promise.all(
    favourites.map(({ publicId }) => app.patch('/favourite-listing', { as, body: { listingId: publicId, active: 1 } })),
  );
const turn = (as: Actor, body: object = {}) =>
  app.patch('/email-alerts/favourites', {
    as,
    body: { active: true, frequency: 'instant', timeZone: 'America/Edmonton', ...body },
  });
const shown = async (as: Actor) => (await app.get('/email-alerts', { as })).body.favourites;
const news = async (reader: string) =>
  (await on.mails(reader)).filter(({ template }) => template === 'alert-favourites');
const lines = async (reader: string) =>
  (await news(reader))
    .flatMap(({ words }) => words.items ?? [])
    .map(({ title, facts }) => `${title}: ${facts.split(' · ')[0]?.replace(/[,$]/gu, '') ?? ''}`);
const rentWas = (before: number, listing: Home, at: Date) => on.rentWas(before, listing, at);
async function close({ publicId }: Home, status: string, at: Date) {
  await sendEntitlements(app, [entitled(publicId, { enabled: false, version: (version += 1) })]);
  await app.sql('update listing set status = $2, closed_at = $3 where public_id = $1', [publicId, status, at]);
}
const reopen = ({ publicId }: Home) => app.sql(`update listing set status = 'active' where public_id = $1`, [publicId]);
/** Creates a renter with favourites and an alert on them. */
async function aKeeper(favourites: readonly Home[] = listings.slice(0, 4), body: object = {}) {
  const renter = asRenter();
  await favourite(renter, ...favourites);
  expect((await turn(renter, body)).status).toBe(200);
  return { renter, id: renter.subject.sub };
}

describe('alerts on favourites', () => {
  it('are not sent without opt-in', async () => {
    const renter = asRenter();
    await favourite(renter, listings[0]);
    await on.save(renter, { frequency: 'instant', url: '/homes/quebec' });
    await rentWas(listings[0].rent + 500, listings[0], fromNow(minute));
    await on.run(fromNow(hour));
    expect([await shown(renter), await news(renter.subject.sub)]).toEqual([undefined, []]);
    expect((await turn(renter, { active: false })).body).toEqual({
      active: false,
      frequency: 'instant',
      pausedBecause: 'you',
    });
    expect(await shown(renter)).toBeUndefined();
  });
  it('report any change of the rent once, with the previous rent', async () => {
    const { renter, id } = await aKeeper();
    const [fell, rose, little, same] = listings;
    await rentWas(fell.rent + 300, fell, fromNow(minute));
    await rentWas(rose.rent - 5, rose, fromNow(minute));
    await rentWas(little.rent + 5, little, fromNow(minute));
    await rentWas(same.rent, same, fromNow(minute));
    await on.run(fromNow(hour));
    await on.run(fromNow(2 * hour));
    expect((await lines(id)).sort()).toEqual(
      [
        `${fell.title}: Lower rent was ${fell.rent + 300}`,
        `${rose.title}: Higher rent was ${rose.rent - 5}`,
        `${little.title}: Lower rent was ${little.rent + 5}`,
      ].sort(),
    );
    expect(await news(id)).toMatchObject([
      {
        personId: id,
        list: 'home-alerts',
        unsubscribeToken: expect.any(String),
        words: {
          search: 'your saved homes',
          total: '3 homes',
          path: expect.stringContaining('/admin/favourite-listings#mail='),
        },
      },
    ]);
    expect(await shown(renter)).toEqual({ active: true, frequency: 'instant', lastSentAt: expect.any(String) });
  });
  it('report a rented or closed listing, not a reopened or suspended one', async () => {
    const { id } = await aKeeper();
    const [rented, paused, back, suspended] = listings;
    for (const [home, status] of [
      [rented, 'rented'],
      [paused, 'paused'],
      [back, 'paused'],
      [suspended, 'suspended'],
    ] as const)
      await close(home, status, fromNow(minute));
    await reopen(back);
    await sendEntitlements(app, [entitled(back.publicId, { version: (version += 1) })]);
    await on.run(fromNow(hour));
    for (const listing of [rented, paused, suspended]) await reopen(listing);
    expect((await lines(id)).sort()).toEqual([`${rented.title}: Rented`, `${paused.title}: No longer listed`].sort());
  });
  it('ignore changes before saving, removed favourites and the renter’s own listings', async () => {
    const [before, letGo, own] = listings;
    await rentWas(before.rent + 100, before, new Date(Date.now() - hour));
    const { renter, id } = await aKeeper([before, letGo]);
    await app.sql(`update saved_search set found_until = now() - interval '2 hours' where user_id = $1`, [id]);
    await app.delete(`/favourite-listings/${letGo.publicId}`, { as: renter });
    const owner = asRenter(own.ownerUserId);
    await favourite(owner, own);
    await turn(owner);
    for (const listing of [letGo, own]) await rentWas(listing.rent + 100, listing, fromNow(minute));
    await on.run(fromNow(hour));
    expect([await news(id), await news(owner.subject.sub)]).toEqual([[], []]);
  });
  it('are combined with saved searches in one mail, each listing once and with the reason', async () => {
    const { renter, id } = await aKeeper([listings[0], listings[1]]);
    await on.save(renter, { frequency: 'instant' });
    await rentWas(listings[0].rent + 300, listings[0], fromNow(minute));
    await close(listings[1], 'rented', fromNow(minute));
    await on.listAt(listings[2].publicId, fromNow(minute));
    await on.run(fromNow(hour));
    await reopen(listings[1]);
    const [mail, ...more] = (await on.mails(id)).filter(({ template }) => template !== 'alert-begun');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'alert-favourites',
      words: { search: 'Calgary, AB and your saved homes', total: '3 homes' },
    });
    expect(mail?.words.items?.map(({ facts }) => facts.split(' · ').at(-1)).sort()).toEqual([
      'Matches Calgary, AB',
      'Saved home',
      'Saved home',
    ]);
  });
  it('report a price drop once together with a saved search', async () => {
    const { renter, id } = await aKeeper([listings[0]]);
    await on.save(renter, { frequency: 'daily' });
    await rentWas(listings[0].rent + 300, listings[0], fromNow(minute));
    await on.run(fromNow(hour));
    await on.run(fromNow(2 * day));
    expect((await on.mails(id)).map(({ template }) => template)).toEqual(['alert-begun', 'alert-favourites']);
  });
  it.each(raceRounds())('are sent once by concurrent runs, round %i', async (round) => {
    const { id } = await aKeeper();
    await rentWas(listings[0].rent + 300, listings[0], fromNow(minute));
    await Promise.all(Array.from({ length: 4 }, () => on.run(fromNow(hour + round))));
    expect(await news(id)).toHaveLength(1);
  });
});

describe('the setting of alerts on favourites', () => {
  it('exists once per renter, does not count towards the limit, and can change its frequency', async () => {
    const { renter } = await aKeeper();
    for (let at = 0; at < 10; at += 1)
      expect((await on.save(renter, { url: `${calgary}?maxrate=${1000 + at}` })).status).toBe(201);
    expect((await turn(renter, { frequency: 'weekly' })).body).toEqual({ active: true, frequency: 'weekly' });
    expect([(await on.list(renter)).length, await shown(renter)]).toEqual([10, { active: true, frequency: 'weekly' }]);
    expect(
      await app.sql(
        'select consent_source, consent_words, consent_ip from saved_search where user_id = $1 and kind = $2',
        [renter.subject.sub, 'favourites'],
      ),
    ).toEqual([{ consent_source: 'signed-in', consent_words: 'favourite-news 2026-11', consent_ip: '203.0.113.7' }]);
  });
  it.each(raceRounds())('is stored once under concurrent requests, round %i', async () => {
    const renter = asRenter();
    const responses = await Promise.all(Array.from({ length: 8 }, () => turn(renter)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await app.sql('select kind from saved_search where user_id = $1', [renter.subject.sub])).toHaveLength(1);
  });
  it('can be turned off alone, with all alerts and by unsubscribe link; changes meanwhile are not mailed', async () => {
    const { renter, id } = await aKeeper();
    await app.patch('/email-alerts', { as: renter, body: { active: false } });
    expect(await shown(renter)).toMatchObject({ active: false, pausedBecause: 'you' });
    await app.sql(`update favourite set saved_at = now() - interval '3 hours' where user_id = $1`, [id]);
    await app.sql(`update saved_search set found_until = now() - interval '2 hours' where user_id = $1`, [id]);
    await rentWas(listings[0].rent + 300, listings[0], new Date(Date.now() - hour));
    await turn(renter);
    await on.run(fromNow(hour));
    expect(await news(id)).toEqual([]);
    await rentWas(listings[1].rent + 300, listings[1], fromNow(2 * hour));
    await on.run(fromNow(3 * hour));
    const [mail] = await news(id);
    const page = await app.get(`/new-listings-alerts/unsubscribe/${mail?.unsubscribeToken ?? ''}?lang=fr-CA`);
    expect(page.body).toMatchObject({
      state: 'on',
      listName: 'Nouvelles de vos logements enregistrés',
      searches: ['vos logements enregistrés'],
    });
    await on.unsubscribe(mail?.unsubscribeToken ?? '');
    expect(await shown(renter)).toMatchObject({ active: false, pausedBecause: 'unsubscribed' });
    await turn(renter);
    expect((await on.mailPreferences(id)).length).toBeGreaterThan(1);
    expect((await turn(renter, { active: false, frequency: 'daily' })).body).toMatchObject({
      active: false,
      frequency: 'daily',
      pausedBecause: 'you',
    });
  });
  it('requires a verified renter and is not listed as a saved search', async () => {
    const { renter, id } = await aKeeper();
    for (const [as, status] of [
      [guest, 401],
      [asLandlord(), 403],
      [asStaff(['viewRenters']), 403],
    ] as const)
      expect((await turn(as)).status).toBe(status);
    const [row] = await app.sql<{ id: string }>('select id from saved_search where user_id = $1', [id]);
    const other = asRenter();
    expect([await shown(other), (await turn(other, { active: false })).status, await shown(renter)]).toEqual([
      undefined,
      200,
      { active: true, frequency: 'instant' },
    ]);
    for (const response of [
      await on.change(renter, row?.id ?? '', { url: calgary }),
      await app.delete(`/email-alerts/${row?.id ?? ''}`, { as: renter }),
    ])
      expect(response.status).toBe(404);
  });
});

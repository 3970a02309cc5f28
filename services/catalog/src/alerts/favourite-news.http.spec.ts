import {
  asLandlord,
  asRenter,
  asStaff,
  guest,
  raceRounds,
  type Actor,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, tell } from '../testing/start-catalog.ts';
import { alertsOn, calgary } from './alert-fixture.ts';

const market = aMarket(120);
const homes = market.homes.filter(({ cityId }) => cityId === 11) as [Home, Home, Home, Home, ...Home[]];
type Home = (typeof market.homes)[number];
const minute = 60_000,
  hour = 60 * minute,
  day = 24 * hour;
let app: TestApp;
let on: ReturnType<typeof alertsOn>;
beforeAll(async () => {
  app = await startCatalog(market);
  on = alertsOn(app);
}, 60_000);
afterAll(() => app.stop());
// What happened in the last test is over.
beforeEach(async () => {
  await app.sql('delete from price_change');
  await app.sql('update saved_search set is_active = false');
  await tell(
    app,
    homes.slice(0, 4).map(({ publicId }) => entitled(publicId, { version: (version += 1) })),
  );
  await app.sql(`update listing_search set listed_at = now() - interval '20 days'`);
  await app.sql('update listing set reopened_at = null');
});

let version = 1;
const soon = (ms: number) => new Date(Date.now() + ms);
const keep = (as: Actor, ...kept: readonly Home[]) =>
  Promise.all(
    kept.map(({ publicId }) => app.patch('/favourite-listing', { as, body: { listingId: publicId, active: 1 } })),
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
const rentWas = (before: number, { publicId }: Home, at: Date) =>
  app.sql(
    'insert into price_change (listing_id, changed_at, old_rent, new_rent) select id, $3, $2, rent from listing where public_id = $1',
    [publicId, before, at],
  );
async function close({ publicId }: Home, status: string, at: Date) {
  await tell(app, [entitled(publicId, { enabled: false, version: (version += 1) })]);
  await app.sql('update listing set status = $2, closed_at = $3 where public_id = $1', [publicId, status, at]);
}
const reopen = ({ publicId }: Home) => app.sql(`update listing set status = 'active' where public_id = $1`, [publicId]);
/** A renter who keeps homes and asked for news of them. */
async function aKeeper(kept: readonly Home[] = homes.slice(0, 4), body: object = {}) {
  const renter = asRenter();
  await keep(renter, ...kept);
  expect((await turn(renter, body)).status).toBe(200);
  return { renter, id: renter.subject.sub };
}

describe('news of the homes that a renter keeps', () => {
  it('come to nobody who did not ask for them', async () => {
    const renter = asRenter();
    await keep(renter, homes[0]);
    await on.save(renter, { frequency: 'instant', url: '/homes/quebec' });
    await rentWas(homes[0].rent + 500, homes[0], soon(minute));
    await on.run(soon(hour));
    expect([await shown(renter), await news(renter.subject.sub)]).toEqual([undefined, []]);
    expect((await turn(renter, { active: false })).body).toEqual({
      active: false,
      frequency: 'instant',
      pausedBecause: 'you',
    });
    expect(await shown(renter)).toBeUndefined();
  });
  it('say that a rent is lower or higher and what it was, however little it changed, once', async () => {
    const { renter, id } = await aKeeper();
    const [fell, rose, little, same] = homes;
    await rentWas(fell.rent + 300, fell, soon(minute));
    await rentWas(rose.rent - 5, rose, soon(minute));
    await rentWas(little.rent + 5, little, soon(minute));
    await rentWas(same.rent, same, soon(minute));
    await on.run(soon(hour));
    await on.run(soon(2 * hour));
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
          search: 'homes you keep',
          total: '3 homes',
          path: expect.stringContaining('/admin/favourite-listings#mail='),
        },
      },
    ]);
    expect(await shown(renter)).toEqual({ active: true, frequency: 'instant', lastSentAt: expect.any(String) });
  });
  it('say that a home is rented or off the market, and nothing of one that is back, or was taken down', async () => {
    const { id } = await aKeeper();
    const [rented, paused, back, suspended] = homes;
    for (const [home, status] of [
      [rented, 'rented'],
      [paused, 'paused'],
      [back, 'paused'],
      [suspended, 'suspended'],
    ] as const)
      await close(home, status, soon(minute));
    await reopen(back);
    await tell(app, [entitled(back.publicId, { version: (version += 1) })]);
    await on.run(soon(hour));
    for (const home of [rented, paused, suspended]) await reopen(home);
    expect((await lines(id)).sort()).toEqual([`${rented.title}: Rented`, `${paused.title}: Off the market`].sort());
  });
  it('tell nothing of what was before a home was kept, of homes let go, or of the renter’s own', async () => {
    const [before, letGo, own] = homes;
    await rentWas(before.rent + 100, before, new Date(Date.now() - hour));
    const { renter, id } = await aKeeper([before, letGo]);
    await app.sql(`update saved_search set found_until = now() - interval '2 hours' where user_id = $1`, [id]);
    await app.delete(`/favourite-listings/${letGo.publicId}`, { as: renter });
    const owner = asRenter(own.ownerUserId);
    await keep(owner, own);
    await turn(owner);
    for (const home of [letGo, own]) await rentWas(home.rent + 100, home, soon(minute));
    await on.run(soon(hour));
    expect([await news(id), await news(owner.subject.sub)]).toEqual([[], []]);
  });
  it('come with new homes of searches in one mail, each home once and with the reason', async () => {
    const { renter, id } = await aKeeper([homes[0], homes[1]]);
    await on.save(renter, { frequency: 'instant' });
    await rentWas(homes[0].rent + 300, homes[0], soon(minute));
    await close(homes[1], 'rented', soon(minute));
    await on.listAt(homes[2].publicId, soon(minute));
    await on.run(soon(hour));
    await reopen(homes[1]);
    const [mail, ...more] = (await on.mails(id)).filter(({ template }) => template !== 'alert-begun');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'alert-favourites',
      words: { search: 'Calgary, AB and homes you keep', total: '3 homes' },
    });
    expect(mail?.words.items?.map(({ facts }) => facts.split(' · ').at(-1)).sort()).toEqual([
      'Matches Calgary, AB',
      'You keep it',
      'You keep it',
    ]);
  });
  it('and a search that finds the same home tell of its lower rent once', async () => {
    const { renter, id } = await aKeeper([homes[0]]);
    await on.save(renter, { frequency: 'daily' });
    await rentWas(homes[0].rent + 300, homes[0], soon(minute));
    await on.run(soon(hour));
    await on.run(soon(2 * day));
    expect((await on.mails(id)).map(({ template }) => template)).toEqual(['alert-begun', 'alert-favourites']);
  });
  it.each(raceRounds())('are one mail, however many run at once, round %i', async (round) => {
    const { id } = await aKeeper();
    await rentWas(homes[0].rent + 300, homes[0], soon(minute));
    await Promise.all(Array.from({ length: 4 }, () => on.run(soon(hour + round))));
    expect(await news(id)).toHaveLength(1);
  });
});

describe('the switch for news of kept homes', () => {
  it('is one a renter, outside of the ten, and takes another rhythm', async () => {
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
  it.each(raceRounds())('is one, however often it is pressed at once, round %i', async () => {
    const renter = asRenter();
    const answers = await Promise.all(Array.from({ length: 8 }, () => turn(renter)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await app.sql('select kind from saved_search where user_id = $1', [renter.subject.sub])).toHaveLength(1);
  });
  it('goes off with all mail, with the link of a mail, and alone; what happened meanwhile is not told', async () => {
    const { renter, id } = await aKeeper();
    await app.patch('/email-alerts', { as: renter, body: { active: false } });
    expect(await shown(renter)).toMatchObject({ active: false, pausedBecause: 'you' });
    await app.sql(`update favourite set saved_at = now() - interval '3 hours' where user_id = $1`, [id]);
    await app.sql(`update saved_search set found_until = now() - interval '2 hours' where user_id = $1`, [id]);
    await rentWas(homes[0].rent + 300, homes[0], new Date(Date.now() - hour));
    await turn(renter);
    await on.run(soon(hour));
    expect(await news(id)).toEqual([]);
    await rentWas(homes[1].rent + 300, homes[1], soon(2 * hour));
    await on.run(soon(3 * hour));
    const [mail] = await news(id);
    const page = await app.get(`/new-listings-alerts/unsubscribe/${mail?.unsubscribeToken ?? ''}?lang=fr-CA`);
    expect(page.body).toMatchObject({
      state: 'on',
      listName: 'Nouvelles des logements que vous gardez',
      searches: ['les logements que vous gardez'],
    });
    await on.leave(mail?.unsubscribeToken ?? '');
    expect(await shown(renter)).toMatchObject({ active: false, pausedBecause: 'unsubscribed' });
    await turn(renter);
    expect((await on.wishes(id)).length).toBeGreaterThan(1);
    expect((await turn(renter, { active: false, frequency: 'daily' })).body).toMatchObject({
      active: false,
      frequency: 'daily',
      pausedBecause: 'you',
    });
  });
  it('is the renter’s alone, behind a proved address, and no saved search', async () => {
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
    for (const answer of [
      await on.change(renter, row?.id ?? '', { url: calgary }),
      await app.delete(`/email-alerts/${row?.id ?? ''}`, { as: renter }),
    ])
      expect(answer.status).toBe(404);
  });
});

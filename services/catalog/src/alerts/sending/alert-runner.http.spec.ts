import { asRenter, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../../testing/start-catalog.ts';
import { alertFixture, calgary, day, hour, minute, fromNow } from '../alert-fixture.ts';

const market = aMarket(300);
// In reverse order: the first mail of an alert shows the others.
const listings = market.homes.filter(({ cityId }) => cityId === 11).toReversed();
let app: TestApp;
let on: ReturnType<typeof alertFixture>;
beforeAll(async () => {
  app = await startCatalog(market);
  on = alertFixture(app);
}, 60_000);
afterAll(() => app.stop());
// Prevents the next test from finding listings of this one.
beforeEach(async () => {
  await app.sql(
    `
      update listing_search s set listed_at = now() - interval '20 days' - o.place * interval '1 minute'
      from (select id, row_number() over (order by public_id) as place from listing_search) o where o.id = s.id`,
  );
  await app.sql('update listing set reopened_at = null');
  await app.sql('delete from price_change');
  await app.sql('update saved_search set is_active = false');
});

const mailsTo = (reader: string) => on.listingMails(reader);
const factsIn = async (reader: string) =>
  (await mailsTo(reader)).map(({ words }) => (words.items ?? []).map(({ facts }) => facts));
const aRenterWith = (body?: object) => on.aRenterWith(body);

describe('an alert mail contains', () => {
  it('a new listing once, with an unsubscribe link', async () => {
    const { renter, id } = await aRenterWith();
    const [home] = listings as [(typeof listings)[0], ...typeof listings];
    await on.listAt(home.publicId, fromNow(minute));
    await on.run(fromNow(hour));
    await on.run(fromNow(2 * hour));
    const [mail, ...more] = await mailsTo(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      list: 'home-alerts',
      unsubscribeToken: expect.any(String),
      words: {
        total: '1 home',
        search: 'Calgary, AB',
        path: expect.stringContaining(`${calgary}?sort=newest#mail=`),
        items: [{ title: home.title }],
      },
    });
    expect(mail?.words.items?.[0]?.facts).toMatch(/^New · /u);
    expect(await on.list(renter)).toMatchObject([{ lastSentAt: expect.any(String) }]);
  });
  it('a new listing only after 30 minutes', async () => {
    const { id } = await aRenterWith();
    await on.listAt(listings[0]!.publicId, fromNow(50 * minute));
    await on.run(fromNow(60 * minute));
    expect(await mailsTo(id)).toEqual([]);
    await on.run(fromNow(90 * minute));
    expect(await mailsTo(id)).toHaveLength(1);
  });
  it('only results of its search that are still available', async () => {
    const [cheap, dear, gone] = [...listings]
      .sort((a, b) => a.rent - b.rent)
      .filter((_, at, all) => at === 0 || at === all.length - 1 || at === 1)
      .map(({ publicId }) => publicId)
      .sort() as [string, string, string];
    const { id } = await aRenterWith({
      url: `${calgary}?maxrate=${Math.max(...listings.map(({ rent }) => rent)) - 1}`,
    });
    const most = Math.max(...listings.map(({ rent }) => rent));
    for (const publicId of [cheap, dear, gone]) await on.listAt(publicId, fromNow(minute));
    await sendEntitlements(app, [entitled(gone, { enabled: false, version: 2 })]);
    await on.run(fromNow(hour));
    await sendEntitlements(app, [entitled(gone, { version: 3 })]);
    const expected = listings
      .filter(({ publicId, rent }) => [cheap, dear].includes(publicId) && rent < most)
      .map(({ title }) => title)
      .sort();
    expect(((await mailsTo(id))[0]?.words.items ?? []).map(({ title }) => title).sort()).toEqual(expected);
  });
  it('a large enough price drop, not one that was reverted', async () => {
    const { id } = await aRenterWith();
    const [fell, little, rose] = listings as [(typeof listings)[0], (typeof listings)[0], (typeof listings)[0]];
    await on.rentWas(fell.rent + 100, fell, fromNow(minute));
    await on.rentWas(little.rent + 24, little, fromNow(minute));
    await on.rentWas(rose.rent, rose, fromNow(minute));
    await on.rentWas(rose.rent + 500, rose, fromNow(2 * minute));
    await on.run(fromNow(hour));
    expect((await factsIn(id)).flat().map((facts) => facts.split(' · ')[0]?.replace(/[,$]/gu, ''))).toEqual([
      `Lower rent was ${fell.rent + 100}`,
    ]);
  });
  it('a reopened listing', async () => {
    const { id } = await aRenterWith();
    const { publicId } = listings[4]!;
    await sendEntitlements(app, [entitled(publicId, { enabled: false, version: 5 })]);
    await app.sql(`update listing set closed_at = now() - interval '3 days' where public_id = $1`, [publicId]);
    await sendEntitlements(app, [entitled(publicId, { version: 6 })]);
    await app.sql(`update listing_search set listed_at = now() - interval '20 days' where public_id = $1`, [publicId]);
    await on.run(fromNow(hour));
    expect((await factsIn(id)).flat()).toEqual([expect.stringMatching(/^Back on the market · /u)]);
  });
  it('no listings of the reader', async () => {
    const owner = asRenter(listings[0]!.ownerUserId);
    await on.save(owner, { frequency: 'instant' });
    await on.listAt(listings[0]!.publicId, fromNow(minute));
    await on.run(fromNow(hour));
    expect(await on.mails(owner.subject.sub)).toEqual([]);
  });
});

describe('alert mails of one reader', () => {
  it('contain only the results of their own searches', async () => {
    const [calgarian, edmontonian] = [await aRenterWith(), await aRenterWith({ url: '/homes/alberta/edmonton' })];
    const far = market.homes.findLast(({ cityId }) => cityId === 13)!;
    await on.listAt(listings[0]!.publicId, fromNow(minute));
    await on.listAt(far.publicId, fromNow(minute));
    await on.run(fromNow(hour));
    const titles = async ({ id }: { readonly id: string }) =>
      (await mailsTo(id)).map(({ words }) => (words.items ?? []).map(({ title }) => title));
    expect([await titles(calgarian), await titles(edmontonian)]).toEqual([[[listings[0]!.title]], [[far.title]]]);
  });
  it('are one for all searches of a run, with each listing once and the search that it matches', async () => {
    const { renter, id } = await aRenterWith();
    await on.save(renter, { frequency: 'instant', url: '/homes/alberta' });
    await on.listAt(listings[0]!.publicId, fromNow(minute));
    await on.listAt(market.homes.findLast(({ cityId }) => cityId === 13)!.publicId, fromNow(2 * minute));
    await on.run(fromNow(hour));
    const [mail, ...more] = await mailsTo(id);
    expect(more).toEqual([]);
    expect(mail?.words).toMatchObject({ search: 'your 2 searches', total: '2 homes' });
    expect(mail?.words.items?.map(({ facts }) => facts.split(' · Matches ')[1]).sort()).toEqual(
      expect.arrayContaining(['Alberta']),
    );
  });
  it('show 12 listings and the total', async () => {
    const { id } = await aRenterWith();
    for (const { publicId } of listings.slice(0, 20)) await on.listAt(publicId, fromNow(minute));
    await on.run(fromNow(hour));
    const [mail] = await mailsTo(id);
    expect([mail?.words.items?.length, mail?.words.total]).toEqual([12, '20 homes']);
  });
  it('are at most four a day; the rest follows the next day', async () => {
    const { id } = await aRenterWith();
    for (let at = 0; at < 6; at += 1) {
      await on.listAt(listings[at]!.publicId, fromNow(at * hour + minute));
      await on.run(fromNow((at + 1) * hour));
    }
    // The fourth, counting the first mail.
    expect(await mailsTo(id)).toHaveLength(3);
    await on.run(fromNow(day + 7 * hour));
    expect((await mailsTo(id)).map(({ words }) => words.total)).toEqual(['1 home', '1 home', '1 home', '3 homes']);
  });
  it('are sent at 8:00 in the reader’s time zone when daily', async () => {
    const { id } = await aRenterWith({ frequency: 'daily', timeZone: 'America/Toronto' });
    await on.listAt(listings[0]!.publicId, fromNow(minute));
    const [{ slot }] = (await app.sql<{ slot: Date }>(
      'select next_run_at as slot from saved_search where user_id = $1',
      [id],
    )) as [{ slot: Date }];
    expect(
      new Intl.DateTimeFormat('en-CA', {
        timeZone: 'America/Toronto',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }).format(slot),
    ).toBe('08:00');
    await on.run(new Date(slot.getTime() - minute));
    expect(await mailsTo(id)).toEqual([]);
    await on.run(new Date(slot.getTime() + hour));
    expect(await mailsTo(id)).toHaveLength(1);
  });
  it('do not cover the time when the alert was off', async () => {
    const { renter, id } = await aRenterWith();
    const [{ id: alert }] = await on.list(renter);
    await on.change(renter, alert, { active: false });
    await on.listAt(listings[0]!.publicId, new Date(Date.now() - hour));
    await on.run(fromNow(hour));
    await on.change(renter, alert, { active: true });
    await on.run(fromNow(2 * hour));
    expect(await mailsTo(id)).toEqual([]);
  });
  it.each(raceRounds())('are sent once by concurrent runs, round %i', async (round) => {
    const { id } = await aRenterWith();
    await on.save(asRenter(id), { frequency: 'instant', url: `${calgary}?maxrate=9000` });
    for (const { publicId } of listings.slice(0, 8)) await on.listAt(publicId, fromNow(minute));
    await Promise.all(Array.from({ length: 4 }, () => on.run(fromNow(hour + round))));
    expect((await mailsTo(id)).map(({ words }) => words.total)).toEqual(['8 homes']);
  });
});

describe('a search that finds nothing', () => {
  const quiet = async (as: ReturnType<typeof asRenter>) =>
    (await on.list(as)).map((one: { quietSince?: string }) => one.quietSince !== undefined);
  const silentFor = (id: string, days: number) =>
    app.sql(`update saved_search set matched_at = now() - make_interval(days => $2::int) where user_id = $1`, [
      id,
      days,
    ]);
  it('is flagged to its owner after 180 days, and in no mail', async () => {
    const { renter, id } = await aRenterWith();
    await silentFor(id, 179);
    await on.run(fromNow(hour));
    expect(await quiet(renter)).toEqual([false]);
    await silentFor(id, 180);
    await on.run(fromNow(2 * hour));
    expect([await quiet(renter), await mailsTo(id)]).toEqual([[true], []]);
  });
  it('is no longer flagged after a match, a change or a pause', async () => {
    const [found, other, off] = [await aRenterWith(), await aRenterWith(), await aRenterWith()];
    for (const { id } of [found, other, off]) await silentFor(id, 200);
    await on.change(other.renter, (await on.list(other.renter))[0].id, { url: `${calgary}?beds=1` });
    const { id: alert } = (await on.list(off.renter))[0];
    await on.change(off.renter, alert, { active: false });
    expect(await quiet(off.renter)).toEqual([false]);
    await on.change(off.renter, alert, { active: true });
    expect(await Promise.all([quiet(found.renter), quiet(other.renter), quiet(off.renter)])).toEqual([
      [true],
      [false],
      [false],
    ]);
    await on.listAt(listings[0]!.publicId, fromNow(minute));
    await on.run(fromNow(hour));
    // The earlier listing is outside the span by now.
    await app.sql(`update listing_search set listed_at = now() - interval '20 days'`);
    expect(await quiet(found.renter)).toEqual([false]);
  });
});

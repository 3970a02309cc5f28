import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { aMarket, type FixtureListing } from '../testing/a-market.ts';
import { monthCellsOf, type CityRents } from '../testing/naive-trends.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { MonthRefresh } from './month-refresh.ts';

// Forty listings with one bedroom in Calgary: 1,500 to 1,890 a month, all public since March 3. The others, in all
// cities and sizes, are drafts.
const market = aMarket(400);
const drawn: FixtureListing[] = market.homes.map((listing) => ({ ...listing, leaseTerm: 'fixed' }));
const listings: FixtureListing[] = drawn.slice(0, 40).map((listing, at) => ({
  ...listing,
  cityId: 11,
  beds: 1,
  rent: 1500 + at * 10,
  listingKind: 'entire',
  rentalType: 'apartment',
  street: `${at} Elm Street`,
}));
const march = { first: '2026-03-01', now: new Date('2026-03-20T08:00:00Z') };

describe('the nightly refresh of rent trends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog({ ...market, homes: [...listings, ...drawn.slice(40)] });
    await app.sql(
      `
        update listing set published_at = case when public_id = any($1) then '2026-03-03T12:00:00Z'::timestamptz end,
          closed_at = null`,
      [listings.map(({ publicId }) => publicId)],
    );
    await app.sql('create table original_listing as select * from listing');
    // What the tests change is restored, also from states that a listing never leaves.
    await app.sql('alter table listing disable trigger listing_transition');
  }, 60_000);
  // Restores what the tests change: they share the service, because its start takes longer than a test.
  afterEach(async () => {
    await app.sql('delete from rent_trend_cell');
    await app.sql('delete from rent_trend_split');
    await app.sql('delete from price_change');
    await app.sql('update market_state set is_complete = true');
    await app.sql(
      `
        update listing set (listing_kind, lease_term, status, published_at, closed_at, street, unit_number, postal_code,
          rent_monthly, title) =
        (select listing_kind, lease_term, status, published_at, closed_at, street, unit_number, postal_code,
          rent_monthly, title
         from original_listing where original_listing.id = listing.id)`,
    );
  });
  afterAll(async () => {
    await app.stop();
  });

  const count = (now: Date) =>
    app.app.get(DataSource).transaction((manager) => app.app.get(MonthRefresh).refresh(manager, now));
  const cellOf = async (month: string, kind = 'city') =>
    (
      await app.sql<{ n: number; median: number | null; isFrozen: boolean; version: number }>(
        `
          select n, median, version, frozen_at is not null as "isFrozen" from rent_trend_cell
          where kind = $1 and beds = 1 and month = $2::date`,
        [kind, month],
      )
    )[0];
  const change = (set: string, least: number, most: number) =>
    app.sql(`update listing set ${set} where rent_monthly between $1 and $2 and published_at is not null`, [
      least,
      most,
    ]);

  it('counts the month to date from public listings, for the city and every location around it', async () => {
    expect(await count(march.now)).toBe(true);
    for (const kind of ['city', 'metro', 'province', 'country'])
      expect(await cellOf(march.first, kind)).toEqual({ n: 40, median: 1695, isFrozen: false, version: 3 });
    expect(await cellOf('2026-02-01')).toBeUndefined();
    await change(`status = 'suspended'`, 1800, 1890);
    await count(march.now);
    expect(await cellOf(march.first)).toMatchObject({ n: 30, median: 1645 });
  });

  it.each([
    ['rooms', `listing_kind = 'room'`],
    ['sublets', `listing_kind = 'sublet'`],
    ['short stays', `lease_term = 'short_term'`],
    ['suspended ads', `status = 'suspended'`],
    ['refused ads', `status = 'rejected'`],
    ['ads that never were public', 'published_at = null'],
    ['ads that came in the month after', `published_at = '2026-04-01T00:00:00Z'`],
    ['ads that were up for an hour', `closed_at = '2026-03-03T13:00:00Z'`],
    ['ads that were gone before', `published_at = '2026-01-01', closed_at = '2026-03-01T05:00:00Z'`],
    ['copies of the same home', `street = '0 elm STREET', unit_number = null, postal_code = 'T2P 1J9'`],
  ])('does not count %s', async (_, set) => {
    await change(set, 1510, 1590);
    await count(march.now);
    expect(await cellOf(march.first)).toMatchObject({ n: 31 });
  });

  it('counts a listing that was public for two days and is gone', async () => {
    await change(`closed_at = '2026-03-05T13:00:00Z', status = 'rented'`, 1510, 1590);
    await count(march.now);
    expect(await cellOf(march.first)).toMatchObject({ n: 40 });
  });

  it('uses the last rent of the month, not that of a later one', async () => {
    await app.sql(
      `
        insert into price_change (listing_id, changed_at, old_rent, new_rent) select id, '2026-03-10', 900, rent_monthly
        from listing`,
    );
    await app.sql(
      `
        insert into price_change (listing_id, changed_at, old_rent, new_rent)
        select id, '2026-04-01', rent_monthly - 100, rent_monthly from listing`,
    );
    await count(march.now);
    expect(await cellOf(march.first)).toMatchObject({ median: 1595 });
  });

  it('freezes a month on day 3 of the next one, and never touches it again', async () => {
    await count(march.now);
    await change(`closed_at = now(), status = 'rented'`, 1500, 1590);
    await count(new Date('2026-04-02T23:00:00Z'));
    expect(await cellOf(march.first)).toMatchObject({ n: 40, isFrozen: false });
    await change(`status = 'suspended'`, 1800, 1890);
    await count(new Date('2026-04-03T00:00:00Z'));
    expect(await cellOf(march.first)).toMatchObject({ n: 30, isFrozen: true });
    expect(await cellOf('2026-04-01')).toMatchObject({ n: 30 });
    await change(`status = 'suspended'`, 1600, 1690);
    await count(new Date('2026-04-20T08:00:00Z'));
    expect(await cellOf(march.first)).toMatchObject({ n: 30, isFrozen: true });
    expect(await cellOf('2026-04-01')).toMatchObject({ n: 20, isFrozen: false });
  });

  it('computes the figures of all cities, sizes, furnishings and rooms, and of the areas around them, like the naive model', async () => {
    await app.sql(
      `
        update listing set published_at = '2026-03-03T12:00:00Z',
          listing_kind = case when id % 5 = 0 then 'room' when id % 7 = 0 then 'shared' else listing_kind end,
        rent_monthly = case when id % 29 = 0 then 19000 when id % 31 = 0 then 110 else rent_monthly end`,
    );
    const rents = await app.sql<CityRents>(
      `
        select c.id as "cityId", c.metro_area_id as "metroAreaId", p.id as "provinceId", p.country,
          l.listing_kind <> 'entire' as "isRoom",
         case when l.listing_kind = 'entire' then least(l.beds, 4) else 1 end as beds,
           array_agg(l.rent_monthly order by l.id) as rents, array_agg(l.furnished <> 'no' order by l.id) as furnished
       from listing l join city c on c.id = l.city_id join province p on p.id = c.province_id group by 1, 2, 3, 4, 5, 6`,
    );
    await count(march.now);
    const cells = await app.sql(
      `
        select kind, place_id as "placeId", beds, 'all' as split, n, median, p25, p75, average, p1, p99
        from rent_trend_cell where month = $1::date
       union all select kind, place_id, beds, split, n, median, p25, p75, average, null, null from rent_trend_split
       where month = $1::date`,
      [march.first],
    );
    const noTails = { p1: null, p99: null };
    const none = { median: null, p25: null, p75: null, average: null, ...noTails };
    const expected = monthCellsOf(rents).map((cell) => ({
      ...none,
      ...cell,
      ...(cell.split === 'all' ? {} : noTails),
    }));
    expect(cells).toHaveLength(expected.length);
    expect(cells).toEqual(expect.arrayContaining(expected));
    for (const split of ['all', 'furnished', 'unfurnished', 'room'])
      expect(expected.filter((cell) => cell.split === split && cell.median !== null).length).toBeGreaterThan(3);
  });

  it('counts rooms of one unit each, and copies of one ad once', async () => {
    await change(`listing_kind = 'room', street = '0 Elm Street', title = 'Room ' || id`, 1500, 1610);
    await change(`title = 'ROOM of copies', street = '0 elm street', listing_kind = 'shared'`, 1620, 1650);
    await count(march.now);
    expect(await app.sql(`select n from rent_trend_split where kind = 'city' and split = 'room'`)).toEqual([{ n: 13 }]);
    expect(await cellOf(march.first)).toMatchObject({ n: 24 });
  });

  it('reads no rents while its transaction is open, and may take longer than a request', async () => {
    const sizes: number[] = [];
    const timeout = await app.app.get(DataSource).transaction(async (manager) => {
      const query = async (text: string, values?: unknown[]) => {
        const response = await manager.query<unknown[]>(text, values);
        sizes.push(response.length);
        return response;
      };
      await app.app.get(MonthRefresh).refresh({ query } as unknown as EntityManager, march.now);
      return manager.query<object[]>('show statement_timeout');
    });
    expect(await cellOf(march.first)).toMatchObject({ n: 40 });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
    expect(timeout).toEqual([{ statement_timeout: '10min' }]);
  });

  it('completes a month that was left open while the service was stopped for months', async () => {
    await count(march.now);
    await count(new Date('2026-07-10T08:00:00Z'));
    expect(await cellOf(march.first)).toMatchObject({ n: 40, isFrozen: true });
  });

  it('does not change earlier months, and stores a count without figures where listings are few', async () => {
    await app.sql(
      `
        insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average, frozen_at)
        values ('city', 11, 1, '2026-02-01', 50, 1400, 1300, 1500, 1410, now())`,
    );
    await change(`status = 'suspended'`, 1590, 1890);
    await count(march.now);
    expect(await cellOf('2026-02-01')).toMatchObject({ n: 50, median: 1400 });
    expect(await cellOf(march.first)).toMatchObject({ n: 9, median: null });
  });

  it('is rescheduled until the market is complete', async () => {
    await app.sql('update market_state set is_complete = false');
    expect(await count(march.now)).toBe(false);
    expect(await cellOf(march.first)).toBeUndefined();
    expect(
      await app.sql(
        `select run_at > now() and run_at <= now() + interval '1 day' as "isNext" from job where name = 'rent-trends'`,
      ),
    ).toEqual([{ isNext: true }]);
  });

  it('runs once at its hour, and schedules the next run', async () => {
    await app.sql(
      `
        with due as (update job set run_at = now() where name = 'rent-trends' returning 1)
        select pg_notify('job_catalog', '') from due`,
    );
    const jobs = () =>
      app.sql<{ isLater: boolean }>(`select run_at > now() as "isLater" from job where name = 'rent-trends'`);
    while (!(await jobs())[0]?.isLater)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    expect(await jobs()).toHaveLength(1);
    expect(await cellOf(new Date().toISOString().slice(0, 8) + '01')).toMatchObject({ n: 40, isFrozen: false });
  });
});

import { randomUUID } from 'node:crypto';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { watchInvariants } from '../testing/watch-invariants.ts';
import { CompanyMetering } from './company-metering.ts';
import { MeteringRun } from './metering-run.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const ids = new Map<string, string>();
/** Returns a listing id that ends in this letter, a new one for each company. */
const listingId = ({ companyId }: TestLandlord, letter: string) => {
  const key = companyId + letter;
  const id = ids.get(key) ?? `${randomUUID().replaceAll('-', '').slice(0, 9)}${letter}`;
  ids.set(key, id);
  return id;
};
/** Adds live listings in the order in which they were enabled; `*` marks a featured one. */
async function enable(landlord: TestLandlord, listings: readonly string[], paidThrough = '2026-03-01') {
  for (const [at, listing] of listings.entries())
    await app.sql(
      `insert into entitlement (listing_id, account_id, enabled, featured, paid_through, enabled_at, featured_at)
       values ($1, $2, true, $3, $4, now() - interval '1 day' * $5, now() - interval '1 day' * $5)`,
      [
        listingId(landlord, listing[0] as string),
        landlord.companyId,
        listing.endsWith('*'),
        paidThrough,
        listings.length - at,
      ],
    );
}
const grant = ({ companyId }: TestLandlord, credits: number) => ledger.grant(companyId, credits);
const charge = ({ companyId }: TestLandlord, date: string) =>
  ledger.source.transaction((manager) =>
    app.app.get(CompanyMetering, { strict: false }).charge({ companyId, date }, manager),
  );
const creditsOf = async ({ as }: TestLandlord) =>
  (await app.get('/elandlord/wallet', { as })).body.wallet.credits as number;
const chargesOf = async ({ companyId }: TestLandlord) =>
  (
    await app.sql<{ line: string }>(
      `select right(listing_id, 1) || ' ' || business_date::text || ' ' || kind || ' ' || credits as line
       from listing_charge join entitlement using (listing_id) where account_id = $1 order by business_date, 1`,
      [companyId],
    )
  ).map(({ line }) => line);
const stateOf = async ({ companyId }: TestLandlord) =>
  (
    await app.sql<{ line: string }>(
      `
        select right(listing_id,
          1) || case when featured then '*' else '' end || case when enabled then '' else ' paused' end as line
       from entitlement where account_id = $1 order by 1`,
      [companyId],
    )
  ).map(({ line }) => line);

describe('the charges of a day', () => {
  it('take the daily price of each live listing once, and the featured price instead', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a', 'b*']);
    await grant(landlord, 50);
    for (let time = 0; time < 3; time += 1) await charge(landlord, '2026-03-02');
    expect(await creditsOf(landlord)).toBe(46);
    expect(await chargesOf(landlord)).toEqual(['a 2026-03-02 daily 1', 'b 2026-03-02 featured-daily 3']);
    await charge(landlord, '2026-03-03');
    expect(await creditsOf(landlord)).toBe(42);
    const { body } = await app.get('/elandlord/transactions/credits', { as: landlord.as });
    expect(body.transactions.slice(0, 2).map(({ balanceAfter }: { balanceAfter: number }) => balanceAfter)).toEqual([
      42, 45,
    ]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('do not repeat the price of featuring on its day', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a*']);
    await app.sql(`update entitlement set featured_on = '2026-03-02' where account_id = $1`, [landlord.companyId]);
    await grant(landlord, 50);
    for (const date of ['2026-03-02', '2026-03-03']) await charge(landlord, date);
    expect(await chargesOf(landlord)).toEqual(['a 2026-03-02 daily 1', 'a 2026-03-03 featured-daily 3']);
    expect(await stateOf(landlord)).toEqual(['a*']);
  });
  it('are not charged for days that were missed', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a']);
    await grant(landlord, 50);
    await charge(landlord, '2026-03-04');
    expect(await chargesOf(landlord)).toEqual(['a 2026-03-02 daily 0', 'a 2026-03-03 daily 0', 'a 2026-03-04 daily 1']);
    expect(await creditsOf(landlord)).toBe(49);
  });
  it('of one company change no other', async () => {
    const [landlord, other] = [await aLandlord(app), await aLandlord(app)];
    for (const one of [landlord, other]) {
      await enable(one, ['a']);
      await grant(one, 5);
    }
    await charge(landlord, '2026-03-02');
    expect([await creditsOf(landlord), await creditsOf(other), await chargesOf(other)]).toEqual([4, 5, []]);
  });
  it.each(raceRounds())('are posted once by concurrent runs (T-R13), round %i', async () => {
    const watcher = await watchInvariants(app);
    const landlord = await aLandlord(app);
    await enable(landlord, ['a', 'b*', 'c']);
    await grant(landlord, 20);
    const runs = await Promise.allSettled(Array.from({ length: 5 }, () => charge(landlord, '2026-03-02')));
    await watcher.stop();
    expect(runs.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect([await creditsOf(landlord), (await chargesOf(landlord)).length]).toEqual([15, 3]);
    expect([...watcher.violations(), ...(await ledger.violations())]).toEqual([]);
  });
});

describe('without enough credits', () => {
  const eventsOf = async ({ companyId }: TestLandlord) =>
    (
      await app.sql<{ payload: { entitlements: { listingId: string; enabled: boolean; version: number }[] } }>(
        `select payload from job where name = 'entitlements.changed' order by id`,
      )
    )
      .flatMap(({ payload }) => payload.entitlements)
      .filter(({ listingId: id }) => [...ids].some(([key, known]) => key.startsWith(companyId) && known === id));
  const mailsOf = ({ personId }: TestLandlord) =>
    app.sql<{ mail: object }>(
      `select payload::jsonb as mail from job where name = 'mail-shortfall' and payload::jsonb ->> 'personId' = $1`,
      [personId],
    );

  it('the newest listing is no longer featured, then the newest are paused; catalog and landlord are notified', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a', 'b*', 'c']);
    await grant(landlord, 2);
    await charge(landlord, '2026-03-02');
    expect(await stateOf(landlord)).toEqual(['a', 'b', 'c paused']);
    expect(await creditsOf(landlord)).toBe(0);
    expect(await eventsOf(landlord)).toEqual([
      expect.objectContaining({ listingId: listingId(landlord, 'b'), enabled: true, version: 2 }),
      expect.objectContaining({ listingId: listingId(landlord, 'c'), enabled: false, version: 2 }),
    ]);
    const [paused, unfeatured] = [[listingId(landlord, 'c')], [listingId(landlord, 'b')]];
    expect(await mailsOf(landlord)).toEqual([
      { mail: { personId: landlord.personId, language: 'en-CA', date: '2026-03-02', paused, unfeatured } },
    ]);
    await charge(landlord, '2026-03-03');
    expect(await stateOf(landlord)).toEqual(['a paused', 'b paused', 'c paused']);
    expect(await ledger.violations()).toEqual([]);
  });
  it('a company that never had any pauses its listings', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a']);
    await charge(landlord, '2026-03-02');
    expect([await stateOf(landlord), await creditsOf(landlord)]).toEqual([['a paused'], 0]);
  });
});

describe('credits that run low', () => {
  const noticesOf = async ({ personId }: TestLandlord) =>
    (
      await app.sql<{ words: { dayCount: number } }>(
        `select payload::jsonb -> 'words' as words from job
         where name = 'mail.requested' and payload::jsonb ->> 'template' = 'credits-low'
           and payload::jsonb ->> 'personId' = $1
         order by id`,
        [personId],
      )
    ).map(({ words }) => words.dayCount);
  const chargeDays = async (landlord: TestLandlord, first: number, last: number) => {
    for (let day = first; day <= last; day += 1) await charge(landlord, `2026-03-${String(day).padStart(2, '0')}`);
  };

  it('are reported at seven, three and one days, once each, and again after a purchase', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a']);
    await grant(landlord, 10);
    await chargeDays(landlord, 2, 3);
    expect(await noticesOf(landlord)).toEqual([]);
    await chargeDays(landlord, 4, 10);
    expect(await noticesOf(landlord)).toEqual([7, 3, 1]);
    await grant(landlord, 9);
    await chargeDays(landlord, 11, 12);
    expect(await noticesOf(landlord)).toEqual([7, 3, 1]);
    await chargeDays(landlord, 13, 13);
    expect(await noticesOf(landlord)).toEqual([7, 3, 1, 7]);
  });
  it('are reported again when a small purchase lasts less than a week', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a']);
    await grant(landlord, 4);
    await chargeDays(landlord, 2, 2);
    await grant(landlord, 3);
    await chargeDays(landlord, 3, 5);
    expect(await noticesOf(landlord)).toEqual([3, 3]);
  });
  it('are reported to the landlords of the company who want it', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    await app.patch('/elandlord/low-credit-mail', { as: landlord.as, body: { enabled: false } });
    await enable(landlord, ['a']);
    await grant(landlord, 8);
    await chargeDays(landlord, 2, 2);
    expect([await noticesOf(landlord), await noticesOf(colleague)]).toEqual([[], [7]]);
    await app.patch('/elandlord/low-credit-mail', { as: landlord.as, body: { enabled: true } });
    await chargeDays(landlord, 3, 6);
    expect([await noticesOf(landlord), await noticesOf(colleague)]).toEqual([[3], [7, 3]]);
  });
});

describe('the nightly run', () => {
  it('charges every company with a listing that is due', async () => {
    const landlords = [await aLandlord(app), await aLandlord(app), await aLandlord(app)];
    for (const landlord of landlords) {
      await enable(landlord, ['a'], '2020-01-01');
      await grant(landlord, 10);
    }
    await ledger.source.transaction((manager) => app.app.get(MeteringRun, { strict: false }).run({}, manager));
    const due = async () => app.sql('select 1 from entitlement where enabled and paid_through < current_date - 1');
    while ((await due()).length > 0) await new Promise(setImmediate);
    expect(await Promise.all(landlords.map(creditsOf))).toEqual([9, 9, 9]);
    const [next] = await app.sql<{ isNight: boolean }>(
      `
        select to_char(run_at at time zone 'America/Toronto', 'HH24:MI') = '03:05' and run_at > now() as "isNight"
        from job where name = 'metering'`,
    );
    expect(next).toEqual({ isNight: true });
  });
  it('that was interrupted is followed by that of the next day, at once when it is late', async () => {
    await app.sql(`delete from job where name = 'metering'`);
    await ledger.source.transaction(async (manager) => {
      const [{ day }] = await manager.query<[{ day: string }]>(
        `select ((now() at time zone 'America/Toronto')::date - 1)::text as day`,
      );
      const position = { date: day, after: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
      await app.app.get(MeteringRun, { strict: false }).run(position, manager);
      const [job] = await manager.query<{ isToday: boolean }[]>(
        `select to_char(run_at at time zone 'America/Toronto', 'HH24:MI') = '03:05'
           and (run_at at time zone 'America/Toronto')::date = (now() at time zone 'America/Toronto')::date as "isToday"
         from job where name = 'metering'`,
      );
      expect(job).toEqual({ isToday: true });
    });
  });
});

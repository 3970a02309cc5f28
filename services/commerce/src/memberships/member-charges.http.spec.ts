import { randomUUID } from 'node:crypto';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { CompanyMetering } from '../metering/company-metering.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';
import { aMembership } from '../testing/a-membership.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterEach(async () => {
  expect(await ledger.violations()).toEqual([]);
});
afterAll(() => app.stop());

const aMember = async (valid = '[2026-01-01,2099-12-31]') => {
  const landlord = await aLandlord(app);
  await aMembership(app, landlord, valid);
  return landlord;
};
const enable = ({ as }: TestLandlord, id: string, over: object = {}) =>
  app.post(`/ecommerce/enable/${id}`, { as, body: { enabled: true, key: randomUUID().replaceAll('-', ''), ...over } });
const listings = (landlord: TestLandlord, count: number) =>
  Promise.all(Array.from({ length: count }, () => aListing(app, landlord)));
const costsOf = async ({ as }: TestLandlord, id: string) =>
  (await app.get(`/ecommerce/listing-costs/${id}`, { as })).body;
const dailyUsageOf = async ({ as }: TestLandlord) =>
  (await app.get('/elandlord/account-stats', { as })).body.accountStats.dailyCreditUsage as number;

describe('turning a listing on with a membership', () => {
  it('costs nothing for as many listings as are included, and the normal price for more', async () => {
    const landlord = await aMember();
    await ledger.grant(landlord.companyId, 100);
    const ids = await listings(landlord, 11);
    const last = ids.pop()!;
    for (const id of ids) {
      expect(await costsOf(landlord, id)).toMatchObject({ enabling: { credits: 0, isIncluded: true } });
      expect((await enable(landlord, id, { expectedCredits: 0 })).body.credits).toBe(100);
    }
    expect(await dailyUsageOf(landlord)).toBe(0);
    expect(await costsOf(landlord, last)).toMatchObject({
      enabling: { credits: 10, isIncluded: false, dailyCreditUsage: 1 },
      featuring: { credits: 15, isIncluded: false },
    });
    expect((await enable(landlord, last)).body.credits).toBe(90);
    expect(await dailyUsageOf(landlord)).toBe(1);
    expect(
      await app.sql('select distinct credits from listing_charge where listing_id = any($1) and kind = $2', [
        ids,
        'activation',
      ]),
    ).toEqual([{ credits: 0 }]);
  });
  it.each(raceRounds())('of a company without a wallet covers exactly the included ones, round %i', async () => {
    const landlord = await aMember();
    const ids = await listings(landlord, 15);
    const statuses = (await Promise.all(ids.map((id) => enable(landlord, id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(402)]);
  });
});

describe('the daily charges of a member', () => {
  /** Turns listings on, one a day; those at the featured positions are featured. */
  const live = async (landlord: TestLandlord, count: number, featured: readonly number[] = []) => {
    const ids = await listings(landlord, count);
    for (const [at, id] of ids.entries())
      await app.sql(
        `update entitlement set enabled = true, featured = $2, paid_through = '2031-05-01',
           enabled_at = now() - interval '1 day' * $3 where listing_id = $1`,
        [id, featured.includes(at), count - at],
      );
    return ids;
  };
  const charge = ({ companyId }: TestLandlord, date: string) =>
    ledger.source.transaction((manager) =>
      app.app.get(CompanyMetering, { strict: false }).charge({ companyId, date }, manager),
    );
  const creditsOn = async (ids: readonly string[], date: string) => {
    const rows = await app.sql<{ id: string; credits: number }>(
      'select listing_id as id, credits from listing_charge where listing_id = any($1) and business_date = $2',
      [ids, date],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.credits);
  };
  const zeros = (count: number) => Array<number>(count).fill(0);

  it('are nothing for the oldest included listings; featured ones and those over the limit pay', async () => {
    const landlord = await aMember();
    await ledger.grant(landlord.companyId, 100);
    const ids = await live(landlord, 12, [1]);
    await charge(landlord, '2031-05-02');
    expect(await creditsOn(ids, '2031-05-02')).toEqual([0, 3, ...zeros(9), 1]);
  });
  it('count a listing that was turned on earlier in the day', async () => {
    const landlord = await aMember();
    await ledger.grant(landlord.companyId, 100);
    const ids = await live(landlord, 10);
    const newest = ids.at(-1);
    await app.sql(`update entitlement set paid_through = '2031-05-02' where listing_id = $1`, [newest]);
    await app.sql(`insert into listing_charge values ($1, '2031-05-02', 'activation', 0)`, [newest]);
    const [extra] = await live(landlord, 1);
    await charge(landlord, '2031-05-02');
    expect(await creditsOn([...ids, extra!], '2031-05-02')).toEqual([...zeros(10), 1]);
  });
  it('stay nothing for 14 days after the last day, then are paid with credits, or the listing is paused', async () => {
    const landlord = await aMember('[2030-05-02,2031-05-01]');
    await ledger.grant(landlord.companyId, 1);
    const ids = await live(landlord, 2);
    for (const date of ['2031-05-02', '2031-05-15', '2031-05-16', '2031-05-17']) await charge(landlord, date);
    expect(await creditsOn(ids, '2031-05-15')).toEqual([0, 0]);
    expect(await creditsOn(ids, '2031-05-16')).toEqual([1, undefined]);
    expect(await creditsOn(ids, '2031-05-17')).toEqual([undefined, undefined]);
  });
  it('of one company are paid by no other membership', async () => {
    await aMember();
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 5);
    const ids = await live(landlord, 1);
    await charge(landlord, '2031-05-02');
    expect(await creditsOn(ids, '2031-05-02')).toEqual([1]);
  });
});

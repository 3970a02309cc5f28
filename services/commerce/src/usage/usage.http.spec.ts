import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { postCharges, type Charge } from '../charges/post-charges.ts';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import type { ListingUsage, UsageResponse } from '@porchlight/contracts/commerce';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

/** Returns the business day a number of days before today. */
async function daysAgo(days: number): Promise<string> {
  const [row] = await app.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date - $1::int)::text as day`,
    [days],
  );
  return row!.day;
}
const charge = async ({ companyId }: TestLandlord, days: number, charges: readonly Charge[]) => {
  const date = await daysAgo(days);
  await ledger.source.transaction((manager) => postCharges(manager, { companyId, date, charges }));
};
const usageOf = async ({ as }: TestLandlord, query = ''): Promise<UsageResponse> =>
  (await app.get(`/elandlord/usage${query}`, { as })).body;
const creditsOf = ({ activation, daily, featured }: ListingUsage) => activation + daily + featured;

describe('the usage of credits', () => {
  it('is that of each listing on each day, by reason', async () => {
    const landlord = await aLandlord(app);
    const [first, second] = [await aListing(app, landlord), await aListing(app, landlord)];
    await ledger.grant(landlord.companyId, 100);
    await charge(landlord, 2, [{ listingId: first, kind: 'activation', credits: 10 }]);
    await charge(landlord, 1, [
      { listingId: first, kind: 'daily', credits: 1 },
      { listingId: first, kind: 'featured-activation', credits: 15 },
      { listingId: second, kind: 'featured-daily', credits: 3 },
    ]);
    const { from, to, usage } = await usageOf(landlord);
    expect([from, to]).toEqual([await daysAgo(29), await daysAgo(0)]);
    expect(usage[0]).toEqual({
      date: await daysAgo(2),
      listingId: first,
      activation: 10,
      daily: 0,
      featured: 0,
    });
    expect(usage.slice(1)).toHaveLength(2);
    expect(usage.slice(1)).toEqual(
      expect.arrayContaining([
        { date: await daysAgo(1), listingId: first, activation: 0, daily: 1, featured: 15 },
        { date: await daysAgo(1), listingId: second, activation: 0, daily: 0, featured: 3 },
      ]),
    );
  });
  it('covers the chosen days with today, and nothing before them', async () => {
    const landlord = await aLandlord(app);
    const listingId = await aListing(app, landlord);
    await ledger.grant(landlord.companyId, 10);
    for (const days of [0, 13, 14, 89, 90]) await charge(landlord, days, [{ listingId, kind: 'daily', credits: 1 }]);
    const counts = await Promise.all(
      [14, 30, 90].map(async (days) => (await usageOf(landlord, `?days=${days}`)).usage),
    );
    expect(counts.map(({ length }) => length)).toEqual([2, 3, 4]);
    expect((await app.get('/elandlord/usage?days=365', { as: landlord.as })).status).toBe(422);
  });
  it('names the ten listings that used most, and sums the others', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 200);
    const listings: string[] = [];
    for (let at = 0; at < 12; at += 1) listings.push(await aListing(app, landlord));
    await charge(
      landlord,
      1,
      listings.map((listingId, at) => ({ listingId, kind: 'daily', credits: at + 1 })),
    );
    const { usage } = await usageOf(landlord);
    expect(usage).toHaveLength(11);
    expect(usage.find(({ listingId }) => listingId === undefined)).toMatchObject({ daily: 3 });
    expect(
      usage
        .map(({ listingId }) => listingId)
        .filter(Boolean)
        .sort(),
    ).toEqual(listings.slice(2).sort());
    expect(usage.reduce((sum, one) => sum + creditsOf(one), 0)).toBe(78);
  });
  it('of another company is never shown', async () => {
    const [landlord, stranger] = [await aLandlord(app), await aLandlord(app)];
    const listingId = await aListing(app, landlord);
    await ledger.grant(landlord.companyId, 10);
    await charge(landlord, 1, [{ listingId, kind: 'daily', credits: 1 }]);
    expect((await usageOf(stranger)).usage).toEqual([]);
  });
  it('tells until when the credits last, unless nothing is used', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 17);
    expect((await usageOf(landlord)).runsUntil).toBeNull();
    const listingId = await aListing(app, landlord);
    await app.sql(
      `update entitlement set enabled = true, featured = true, paid_through = current_date where listing_id = $1`,
      [listingId],
    );
    expect((await usageOf(landlord)).runsUntil).toBe(await daysAgo(-5));
  });
});

describe('the mail before credits run out', () => {
  const path = '/elandlord/low-credit-mail';
  it('is on, until the landlord turns it off, for this landlord only', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    expect((await app.get(path, { as: landlord.as })).body).toEqual({ enabled: true });
    expect((await app.patch(path, { as: landlord.as, body: { enabled: false } })).body).toEqual({ enabled: false });
    expect((await app.get(path, { as: landlord.as })).body).toEqual({ enabled: false });
    expect((await app.get(path, { as: colleague.as })).body).toEqual({ enabled: true });
  });
  it('stays off when accounts reports the landlord again', async () => {
    const landlord = await aLandlord(app);
    await app.patch(path, { as: landlord.as, body: { enabled: false } });
    await aLandlord(app, { personId: landlord.personId, companyId: landlord.companyId, language: 'fr-CA' });
    expect((await app.get(path, { as: landlord.as })).body).toEqual({ enabled: false });
  });
  it('cannot be changed before the landlord is known as verified', async () => {
    const landlord = await aLandlord(app, { isVerified: false });
    expect((await app.patch(path, { as: landlord.as, body: { enabled: false } })).status).toBe(409);
    expect((await app.patch(path, { as: landlord.as, body: { enabled: 'no' } })).status).toBe(422);
  });
});

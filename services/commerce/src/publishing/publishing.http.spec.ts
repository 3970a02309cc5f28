import { randomUUID } from 'node:crypto';
import { asRenter, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { CompanyMetering } from '../metering/company-metering.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { watchInvariants, type InvariantWatcher } from '../testing/watch-invariants.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const aKey = () => randomUUID().replaceAll('-', '');
const enable = ({ as }: TestLandlord, id: string, body: object = {}) =>
  app.post(`/ecommerce/enable/${id}`, { as, body: { enabled: true, key: aKey(), ...body } });
const disable = (landlord: TestLandlord, id: string) => enable(landlord, id, { enabled: false });
const feature = ({ as }: TestLandlord, id: string, body: object = {}) =>
  app.post(`/ecommerce/featured/${id}`, { as, body: { featured: true, key: aKey(), ...body } });
const costs = async ({ as }: TestLandlord, id: string) =>
  (await app.get(`/ecommerce/listing-costs/${id}`, { as })).body;
const creditsOf = async ({ as }: TestLandlord) =>
  (await app.get('/elandlord/wallet', { as })).body.wallet.credits as number;
const chargesOf = (id: string) =>
  app.sql<{ kind: string; credits: number }>(
    'select kind, credits from listing_charge where listing_id = $1 order by kind',
    [id],
  );
const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();
async function landlordWith(credits: number) {
  const landlord = await aLandlord(app);
  if (credits > 0) await ledger.grant(landlord.companyId, credits);
  return landlord;
}

/** Turns a listing on as if it had been yesterday, so that today is not charged yet. Returns today's business day. */
async function beforeTodaysCharges(landlord: TestLandlord, id: string): Promise<string> {
  await enable(landlord, id);
  await app.sql('update entitlement set paid_through = paid_through - 1 where listing_id = $1', [id]);
  await app.sql(`delete from listing_charge where listing_id = $1`, [id]);
  const [today] = await app.sql<{ date: string }>(`select (now() at time zone 'America/Toronto')::date::text as date`);
  return today?.date ?? '';
}
const meter = ({ companyId }: TestLandlord, date: string) =>
  ledger.source.transaction((manager) =>
    app.app.get(CompanyMetering, { strict: false }).charge({ companyId, date }, manager),
  );

describe('turning a listing on', () => {
  it('costs the activation, pays the day and reports it to catalog', async () => {
    const landlord = await landlordWith(30);
    const id = await aListing(app, landlord);
    expect(await costs(landlord, id)).toMatchObject({
      enabled: false,
      credits: 30,
      enabling: { credits: 10, shortfall: 0, dailyCreditUsage: 1 },
    });
    expect((await enable(landlord, id, { expectedCredits: 10 })).body).toEqual({
      listingId: id,
      enabled: true,
      featured: false,
      credits: 20,
    });
    expect(await chargesOf(id)).toEqual([{ kind: 'activation', credits: 10 }]);
    const events = await app.sql<{ payload: object }>(
      `select payload from job where name = 'entitlements.changed' and payload::text like $1`,
      [`%${id}%`],
    );
    expect(events.map(({ payload }) => payload)).toEqual([
      { entitlements: [{ listingId: id, enabled: true, featured: false, version: 2 }] },
    ]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('again within 30 days is free on a paid day, and costs the day on another', async () => {
    const landlord = await landlordWith(30);
    const id = await aListing(app, landlord);
    await enable(landlord, id);
    expect((await disable(landlord, id)).body).toMatchObject({ enabled: false, credits: 20 });
    expect((await enable(landlord, id)).body).toMatchObject({ enabled: true, credits: 20 });
    await disable(landlord, id);
    await app.sql(`update entitlement set paid_through = paid_through - 1 where listing_id = $1`, [id]);
    expect((await enable(landlord, id)).body).toMatchObject({ enabled: true, credits: 19 });
  });
  it('without enough credits is refused with what is missing, and changes nothing', async () => {
    const landlord = await landlordWith(4);
    const id = await aListing(app, landlord);
    const { status, body } = await enable(landlord, id);
    expect([status, body.code, body.current.enabling.shortfall]).toEqual([402, 'credits-short', 6]);
    expect(body.message).toBe('This costs 10 credits, and you have 4. Buy 6 more to continue.');
    expect([await creditsOf(landlord), (await costs(landlord, id)).enabled]).toEqual([4, false]);
    await ledger.grant(landlord.companyId, 6);
    expect((await enable(landlord, id)).body.credits).toBe(0);
  });
  it('at another price than the one agreed to is refused', async () => {
    const landlord = await landlordWith(30);
    const id = await aListing(app, landlord);
    const { status, body } = await enable(landlord, id, { expectedCredits: 5 });
    expect([status, body.code, body.current.enabling.credits]).toEqual([409, 'price-changed', 10]);
    expect(await creditsOf(landlord)).toBe(30);
  });
  it('of another company is not found, nor by an unverified landlord or a renter', async () => {
    const owner = await landlordWith(30);
    const stranger = await landlordWith(30);
    const unverified = await aLandlord(app, { companyId: owner.companyId, isVerified: false });
    const id = await aListing(app, owner);
    for (const landlord of [stranger, unverified]) {
      expect((await enable(landlord, id)).status).toBe(404);
      expect((await feature(landlord, id)).status).toBe(404);
      expect((await app.get(`/ecommerce/listing-costs/${id}`, { as: landlord.as })).status).toBe(404);
    }
    expect((await enable({ ...owner, as: asRenter() }, id)).status).toBe(403);
    expect((await costs(owner, id)).enabled).toBe(false);
  });
});

describe('featuring a listing', () => {
  it('requires that it is live, costs its activation once a day, and ends when it is turned off', async () => {
    const landlord = await landlordWith(60);
    const id = await aListing(app, landlord);
    expect((await feature(landlord, id)).body.code).toBe('not-live');
    await enable(landlord, id);
    expect((await feature(landlord, id, { expectedCredits: 15 })).body).toMatchObject({ featured: true, credits: 35 });
    expect((await feature(landlord, id, { featured: false })).body).toMatchObject({ featured: false, credits: 35 });
    expect((await feature(landlord, id)).body).toMatchObject({ featured: true, credits: 35 });
    expect((await disable(landlord, id)).body).toMatchObject({ enabled: false, featured: false });
    expect(await chargesOf(id)).toEqual([
      { kind: 'activation', credits: 10 },
      { kind: 'featured-activation', credits: 15 },
    ]);
  });
});

describe('featuring before the charges of the day', () => {
  it('leaves the day to be charged as that of any live listing', async () => {
    const landlord = await landlordWith(40);
    const id = await aListing(app, landlord);
    const date = await beforeTodaysCharges(landlord, id);
    await feature(landlord, id);
    await meter(landlord, date);
    await meter(landlord, date);
    expect(await chargesOf(id)).toEqual([
      { kind: 'daily', credits: 1 },
      { kind: 'featured-activation', credits: 15 },
    ]);
    expect(await ledger.violations()).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('returns the first response again and charges once', async () => {
    const landlord = await landlordWith(30);
    const id = await aListing(app, landlord);
    const key = aKey();
    const first = await enable(landlord, id, { key });
    await disable(landlord, id);
    expect((await enable(landlord, id, { key })).body).toEqual(first.body);
    expect([await creditsOf(landlord), (await costs(landlord, id)).enabled]).toEqual([20, false]);
  });
  it('is refused for another body, and belongs to one user and one listing', async () => {
    const landlord = await landlordWith(30);
    const [id, second] = [await aListing(app, landlord), await aListing(app, landlord)];
    const key = aKey();
    await enable(landlord, id, { key });
    expect((await enable(landlord, id, { key, enabled: false })).body.code).toBe('key-taken');
    expect((await enable(landlord, second, { key })).body).toMatchObject({ listingId: second, enabled: true });
  });
});

describe('concurrent changes', () => {
  let watcher: InvariantWatcher;
  beforeAll(async () => {
    watcher = await watchInvariants(app);
  });
  afterEach(() => {
    expect(watcher.violations()).toEqual([]);
  });
  afterAll(() => watcher.stop());
  it.each(raceRounds())('of 20 listings with the credits of one turn on one (T-R03), round %i', async () => {
    const landlord = await landlordWith(10);
    const ids = await Promise.all(Array.from({ length: 20 }, () => aListing(app, landlord)));
    const responses = await Promise.all(ids.map((id) => enable(landlord, id)));
    expect(statusesOf(responses)).toEqual([200, ...Array<number>(19).fill(402)]);
    expect(await creditsOf(landlord)).toBe(0);
  });
  it.each(raceRounds())('of one listing charge it once, with one key and with many (T-R04), round %i', async () => {
    const landlord = await landlordWith(100);
    const id = await aListing(app, landlord);
    const key = aKey();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => enable(landlord, id, at % 2 ? { key } : {})),
    );
    expect(statusesOf(responses)).toEqual(Array(20).fill(200));
    expect(await creditsOf(landlord)).toBe(90);
  });
  it.each(raceRounds())(
    'with the daily charges keep one charge a day and every invariant (T-R05), round %i',
    async () => {
      const landlord = await landlordWith(40);
      const id = await aListing(app, landlord);
      const date = await beforeTodaysCharges(landlord, id);
      await Promise.all([
        meter(landlord, date),
        disable(landlord, id).then(() => enable(landlord, id)),
        meter(landlord, date),
        feature(landlord, id),
      ]);
      const daily = (await chargesOf(id)).filter(({ kind }) => kind.endsWith('daily'));
      expect(daily).toHaveLength(1);
      expect(await ledger.violations()).toEqual([]);
    },
  );
});

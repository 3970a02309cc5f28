import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const offer = (listingId: string, isOffered: boolean, version: number, over: object = {}) =>
  app.post('/internal/events', {
    as: asService('catalog'),
    body: {
      key: randomUUID(),
      name: 'listing.offered',
      at: new Date().toISOString(),
      payload: { listingId, landlordId: randomUUID(), isOffered, version, ...over },
    },
  });
const enable = ({ as }: TestLandlord, id: string, enabled = true) =>
  app.post(`/ecommerce/enable/${id}`, { as, body: { enabled, key: randomUUID().replaceAll('-', '') } });
const stateOf = async (id: string) =>
  (
    await app.sql<object>(
      'select enabled, featured, is_offered as offered, version from entitlement where listing_id = $1',
      [id],
    )
  )[0];

describe('a listing that is off the market', () => {
  it('is turned off, is reported to catalog, and cannot be turned on until it is offered again', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 40);
    const id = await aListing(app, landlord);
    await enable(landlord, id);
    await app.sql('update entitlement set featured = true where listing_id = $1', [id]);
    await offer(id, false, 4);
    expect(await stateOf(id)).toEqual({ enabled: false, featured: false, offered: false, version: 3 });
    const events = await app.sql<{ payload: object }>(
      `select payload from job where name = 'entitlements.changed' and payload::text like $1 order by id desc limit 1`,
      [`%${id}%`],
    );
    expect(events).toEqual([
      { payload: { entitlements: [{ listingId: id, enabled: false, featured: false, version: 3 }] } },
    ]);
    expect(await enable(landlord, id)).toMatchObject({ status: 409, body: { code: 'not-offered' } });
    expect((await enable(landlord, id, false)).status).toBe(200);
    await offer(id, true, 5);
    expect((await enable(landlord, id)).body).toMatchObject({ enabled: true, credits: 30 });
    expect(await ledgerOf(app).violations()).toEqual([]);
  });

  it('is on again without a charge once it is restored, and only if it was on', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 40);
    const [wasOn, wasOff] = [await aListing(app, landlord), await aListing(app, landlord)];
    await enable(landlord, wasOn);
    await app.sql('update entitlement set featured = true where listing_id = $1', [wasOn]);
    for (const id of [wasOn, wasOff]) {
      await offer(id, false, 4);
      await offer(id, false, 5);
      await offer(id, true, 6, { isRestored: true });
    }
    expect(await stateOf(wasOn)).toMatchObject({ enabled: true, featured: true, offered: true });
    expect(await stateOf(wasOff)).toMatchObject({ enabled: false, featured: false, offered: true });
    expect((await enable(landlord, wasOff)).body).toMatchObject({ credits: 20 });
  });

  it('does not come back by itself when it is offered again', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 40);
    const id = await aListing(app, landlord);
    await enable(landlord, id);
    await offer(id, false, 4);
    await offer(id, true, 5);
    await offer(id, true, 6, { isRestored: true });
    expect(await stateOf(id)).toMatchObject({ enabled: false, offered: true });
  });

  it('stays so when the events arrive in another order, and twice', async () => {
    const id = await aListing(app, await aLandlord(app));
    await offer(id, false, 7);
    await offer(id, true, 6);
    await offer(id, false, 7);
    expect(await stateOf(id)).toEqual({ enabled: false, featured: false, offered: false, version: 2 });
  });
});

describe('a new listing', () => {
  const aNewId = () => randomUUID().replaceAll('-', '').slice(0, 10);
  const settled = async () => {
    while ((await app.sql(`select 1 from job where name = 'publishing.turn-on-offered'`)).length > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  };

  it('belongs to the company of its landlord, is off, and cannot be turned on before it is offered', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 40);
    const id = aNewId();
    expect((await enable(landlord, id)).status).toBe(404);
    await offer(id, false, 1, { landlordId: landlord.personId });
    expect(await stateOf(id)).toEqual({ enabled: false, featured: false, offered: false, version: 2 });
    expect(await enable(landlord, id)).toMatchObject({ status: 409, body: { code: 'not-offered' } });
    expect((await enable(await aLandlord(app), id)).status).toBe(404);
    await offer(id, true, 2, { landlordId: landlord.personId });
    expect((await enable(landlord, id)).body).toMatchObject({ enabled: true, credits: 30 });
  });

  it('does not move to the company of another landlord', async () => {
    const [owner, other] = [await aLandlord(app), await aLandlord(app)];
    const id = aNewId();
    await offer(id, false, 1, { landlordId: owner.personId });
    await offer(id, true, 2, { landlordId: other.personId });
    expect(await app.sql('select account_id as company from entitlement where listing_id = $1', [id])).toEqual([
      { company: owner.companyId },
    ]);
  });

  it('of a landlord that is not known yet is delivered again', async () => {
    const id = aNewId();
    expect((await offer(id, false, 1)).status).toBe(503);
    expect(await stateOf(id)).toBeUndefined();
  });

  it('is turned on at once if its landlord asked for it, charged once', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 40);
    const id = aNewId();
    const offered = { landlordId: landlord.personId, turnOnFor: 10 };
    await Promise.all([offer(id, true, 3, offered), offer(id, true, 3, offered)]);
    await settled();
    expect(await stateOf(id)).toMatchObject({ enabled: true });
    expect((await app.get('/elandlord/wallet', { as: landlord.as })).body.wallet.credits).toBe(30);
    expect(await ledgerOf(app).violations()).toEqual([]);
  });

  it.each([
    ['without enough credits', 0, 10, 'credits-short'],
    ['if it costs more than its landlord agreed to', 40, 9, 'price-changed'],
  ])('stays off %s, which catalog learns', async (_, credits, turnOnFor, reason) => {
    const landlord = await aLandlord(app);
    if (credits > 0) await ledgerOf(app).grant(landlord.companyId, credits);
    const id = aNewId();
    await offer(id, true, 3, { landlordId: landlord.personId, turnOnFor });
    await settled();
    expect(await stateOf(id)).toMatchObject({ enabled: false, offered: true });
    const refusals = `select payload from job where name = 'turn-on.refused' and payload->>'listingId' = $1`;
    expect(await app.sql(refusals, [id])).toEqual([{ payload: { listingId: id, version: 3, reason } }]);
  });
});

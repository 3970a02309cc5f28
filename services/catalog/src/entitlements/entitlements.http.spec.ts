import { randomUUID } from 'node:crypto';
import { asRenter, asService, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';

const market = aMarket(12);
const [first, second, third, fourth] = market.homes.map(({ publicId }) => publicId) as [string, string, string, string];

describe('entitlements from commerce', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market, [entitled(fourth)]);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const stateOf = async (id: string) =>
    (await app.sql<{ featured: boolean }>('select featured from listing_search where public_id = $1', [id]))[0];

  it('publish, feature and unpublish a listing', async () => {
    expect(await stateOf(first)).toBeUndefined();
    await sendEntitlements(app, [entitled(first)]);
    expect(await stateOf(first)).toEqual({ featured: false });
    await sendEntitlements(app, [entitled(first, { featured: true, version: 2 })]);
    expect(await stateOf(first)).toEqual({ featured: true });
    expect((await app.get(`/listing/${first}`)).body.listing.featured).toBe(true);
    await sendEntitlements(app, [entitled(first, { enabled: false, version: 3 })]);
    expect(await stateOf(first)).toBeUndefined();
  });

  it('apply in the order of their versions, not of arrival', async () => {
    await sendEntitlements(app, [entitled(second, { enabled: false, version: 9 })]);
    await sendEntitlements(app, [entitled(second, { version: 8 })]);
    expect(await stateOf(second)).toBeUndefined();
    await sendEntitlements(app, [entitled(second, { version: 10 }), entitled(second, { enabled: false, version: 11 })]);
    expect(await stateOf(second)).toBeUndefined();
  });

  it('are idempotent', async () => {
    const body = {
      key: randomUUID(),
      name: 'entitlements.changed',
      at: new Date().toISOString(),
      payload: { entitlements: [entitled(third)] },
    };
    for (let time = 0; time < 3; time += 1)
      expect((await app.post('/internal/events', { as: asService('commerce'), body })).status).toBe(200);
    expect(await stateOf(third)).toEqual({ featured: false });
    expect(await app.sql('select 1 from inbox where key = $1', [body.key])).toHaveLength(1);
  });

  it('do not publish a listing that its landlord or staff took down', async () => {
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [fourth]);
    await sendEntitlements(app, [entitled(fourth, { version: 5 })]);
    expect(await stateOf(fourth)).toBeUndefined();
  });

  it('of an unknown listing change nothing', async () => {
    expect((await sendEntitlements(app, [entitled('zzzzzzzzzz')]))[0]?.status).toBe(200);
    expect(await stateOf('zzzzzzzzzz')).toBeUndefined();
  });

  it('are accepted from commerce only', async () => {
    const body = {
      key: randomUUID(),
      name: 'entitlements.changed',
      at: new Date().toISOString(),
      payload: { entitlements: [entitled(first, { version: 99 })] },
    };
    for (const as of [guest, asRenter(), asStaff(['modifyListingStatus']), asService('content')])
      expect((await app.post('/internal/events', { as, body })).status).toBeGreaterThanOrEqual(400);
    expect(await stateOf(first)).toBeUndefined();
  });
});

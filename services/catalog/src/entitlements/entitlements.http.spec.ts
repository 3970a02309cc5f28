import { randomUUID } from 'node:crypto';
import { asRenter, asService, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, tell } from '../testing/start-catalog.ts';

const market = aMarket(12);
const [first, second, third, fourth] = market.homes.map(({ publicId }) => publicId) as [string, string, string, string];

describe('what commerce says of homes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market, [entitled(fourth)]);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const stateOf = async (id: string) =>
    (await app.sql<{ featured: boolean }>('select featured from listing_search where public_id = $1', [id]))[0];

  it('makes a home public, features it, and takes it away again', async () => {
    expect(await stateOf(first)).toBeUndefined();
    await tell(app, [entitled(first)]);
    expect(await stateOf(first)).toEqual({ featured: false });
    await tell(app, [entitled(first, { featured: true, version: 2 })]);
    expect(await stateOf(first)).toEqual({ featured: true });
    expect((await app.get(`/listing/${first}`)).body.listing.featured).toBe(true);
    await tell(app, [entitled(first, { enabled: false, version: 3 })]);
    expect(await stateOf(first)).toBeUndefined();
  });

  it('counts in the order that commerce gave it, not in the order it arrives', async () => {
    await tell(app, [entitled(second, { enabled: false, version: 9 })]);
    await tell(app, [entitled(second, { version: 8 })]);
    expect(await stateOf(second)).toBeUndefined();
    await tell(app, [entitled(second, { version: 10 }), entitled(second, { enabled: false, version: 11 })]);
    expect(await stateOf(second)).toBeUndefined();
  });

  it('is taken once, however often it is delivered', async () => {
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

  it('does not make a home public whose landlord or our staff took it down', async () => {
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [fourth]);
    await tell(app, [entitled(fourth, { version: 5 })]);
    expect(await stateOf(fourth)).toBeUndefined();
  });

  it('about a home that is not there yet changes nothing', async () => {
    expect((await tell(app, [entitled('zzzzzzzzzz')]))[0]?.status).toBe(200);
    expect(await stateOf('zzzzzzzzzz')).toBeUndefined();
  });

  it('is believed of commerce alone', async () => {
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

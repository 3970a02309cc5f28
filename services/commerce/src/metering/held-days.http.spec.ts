import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { CompanyMetering } from './company-metering.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const [held, other] = ['aaaaaaaaaa', 'bbbbbbbbbb'] as const;
const report = (isHeld: boolean) =>
  app.post('/internal/events', {
    as: asService('catalog'),
    body: {
      key: randomUUID(),
      name: 'listing.held',
      at: new Date().toISOString(),
      payload: { listingId: held, isHeld },
    },
  });

describe('the days of a listing that support hides', () => {
  it('are free, from the first to the last, and on record as such', async () => {
    const { companyId, as } = await aLandlord(app);
    const ledger = ledgerOf(app);
    const charge = (date: string) =>
      ledger.source.transaction((manager) =>
        app.app.get(CompanyMetering, { strict: false }).charge({ companyId, date }, manager),
      );
    await ledger.grant(companyId, 50);
    await app.sql(
      `insert into entitlement (listing_id, account_id, enabled, featured, paid_through)
      select unnest($1::text[]), $2, true, true, '2026-03-01'`,
      [[held, other], companyId],
    );
    expect((await report(true)).status).toBe(200);
    for (const date of ['2026-03-02', '2026-03-03']) await charge(date);
    expect((await report(false)).status).toBe(200);
    await charge('2026-03-04');
    const charges = await app.sql<{ line: string }>(
      `select left(listing_id, 1) || ' ' || business_date::text || ' ' || credits as line from listing_charge
      order by 1`,
    );
    expect(charges.map(({ line }) => line)).toEqual([
      ...['a 2026-03-02 0', 'a 2026-03-03 0', 'a 2026-03-04 3'],
      ...['b 2026-03-02 3', 'b 2026-03-03 3', 'b 2026-03-04 3'],
    ]);
    expect((await app.get('/elandlord/wallet', { as })).body.wallet.credits).toBe(38);
    expect(await app.sql('select distinct enabled, featured from entitlement')).toEqual([
      { enabled: true, featured: true },
    ]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('are reported by catalog only', async () => {
    const body = { key: randomUUID(), name: 'listing.held', at: new Date().toISOString() };
    const payload = { listingId: other, isHeld: true };
    const sent = await app.post('/internal/events', { as: asService('content'), body: { ...body, payload } });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(await app.sql('select from entitlement where is_held')).toEqual([]);
  });
});

import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { aTaxDocument } from '../testing/a-tax-document.ts';
import { bundleOf } from '../testing/bundle-of.ts';
import { companyOfPaymentSql } from './payment-companies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const find = (number: string, as = asService('accounts')) =>
  app.get(`/internal/company-of-payment?number=${encodeURIComponent(number)}`, { as });
async function aPaidOrder() {
  const { companyId } = await aLandlord(app);
  const order = await aFulfilledOrder(app, { company_id: companyId, bundle_id: await bundleOf(app, 150) });
  const numberSql = 'select number::text from purchase_order where id = $1';
  const [{ number }] = (await app.sql<{ number: string }>(numberSql, [order])) as [{ number: string }];
  const receipt = await aTaxDocument(app, companyId, { sourceId: order });
  return { companyId, number, receipt: receipt.number };
}

describe('SUPPORT-COMPANY-8: the company of a payment', () => {
  it('is found by the number of an order and of a receipt, in any case and with fewer zeros', async () => {
    const { companyId, number, receipt } = await aPaidOrder();
    await aPaidOrder();
    for (const one of [number, receipt, receipt.toLowerCase(), receipt.replace('-0000', '-')])
      expect([one, (await find(one)).body]).toEqual([one, { companyId }]);
  });
  it.each(['CN-2026-000981', 'RC-2025-000981', '999999999999999999', 'RC-2026-999999999'])(
    'is absent for the unknown number %s',
    async (number) => {
      expect([(await find(number)).status, (await find(number)).body]).toEqual([200, {}]);
    },
  );
  it.each(['maple', 'RC-2026', '12 34', '1'.repeat(19)])('is not looked up by %j', async (text) => {
    expect((await find(text)).status).toBe(422);
  });
  it('is for accounts only', async () => {
    for (const as of [asService('catalog'), asStaff(['showCompanies', 'viewEcommerce'])])
      expect((await find('1042', as)).status).toBeGreaterThanOrEqual(400);
  });
  it('is read by unique indexes among many orders', async () => {
    await app.sql(
      `insert into purchase_order select (jsonb_populate_record(null::purchase_order, p.stored || jsonb_build_object(
        'id', gen_random_uuid(), 'company_id', gen_random_uuid(), 'key', gen_random_uuid(), 'number', 1000000 + n))).*
       from (select to_jsonb(o) as stored from purchase_order o limit 1) p, generate_series(1, 5000) n`,
    );
    await app.sql('analyze purchase_order');
    const plan = await app.sql<{ 'QUERY PLAN': string }>(`explain ${companyOfPaymentSql}`, ['1000001', 'RC', 2026, 1]);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('purchase_order_number');
  });
});

import { asStaff } from '@porchlight/service-kit/testing';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { nairHomes } from '../../services/commerce/src/testing/billing-address.ts';
import { startCheckoutSite, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';

let site: CheckoutSite;
beforeAll(async () => {
  site = await startCheckoutSite();
});
afterAll(() => site.stop());

const path = '/admin/ecommerce/tax-rates/AB';
const owner = asStaff(['viewEcommerce', 'modifyCreditBundles']);
/** Total of 150 credits in Alberta with 5 % GST, and with 6 %. */
const [oldTotal, newTotal] = [14_175, 14_310];

async function aBuyerInAlberta(): Promise<TestLandlord> {
  const landlord = await aBuyer(site);
  const body = { ...nairHomes, province: 'AB', city: 'Calgary', postalCode: 'T2P 1J9' };
  await site.commerce.patch('/ecommerce/billing-information', { as: landlord.as, body });
  return landlord;
}
/** Plans 6 % GST from tomorrow. */
async function planRate(): Promise<void> {
  const [tomorrow] = await site.commerce.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date + 1)::text as day`,
  );
  const body = {
    name: 'GST',
    ratePpm: 60_000,
    applies: true,
    registrationNumber: '12345 6789 RT0001',
    validFrom: tomorrow!.day,
    version: (await site.commerce.get(path, { as: owner })).body.version,
  };
  expect((await site.commerce.post(path, { as: owner, body })).status).toBe(201);
}
/** Lets the planned rate begin today, as if the night had passed. */
async function passMidnight(): Promise<void> {
  const ofAlberta = `where province = 'AB' and name = 'GST' and rate_ppm =`;
  await site.commerce.sql(`update tax_rate set valid = daterange(lower(valid), upper(valid) - 1) ${ofAlberta} 50000`);
  await site.commerce.sql(`update tax_rate set valid = daterange(lower(valid) - 1, null) ${ofAlberta} 60000`);
}
async function receiptOf(landlord: TestLandlord, orderId: string) {
  await site.pay(orderId);
  expect((await site.postCheckout(landlord, orderId)).body.state).toBe('fulfilled');
  const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body;
  const [receipt] = taxReceipts as { id: string }[];
  return (await site.commerce.get(`/elandlord/tax-receipts/${receipt!.id}`, { as: landlord.as })).body.document;
}

describe('a tax rate that staff plan', () => {
  it('is charged from its day on; an order that is open then keeps the rate that was agreed to', async () => {
    const [early, late] = [await aBuyerInAlberta(), await aBuyerInAlberta()];
    await planRate();
    const pending = await site.checkout(early, { expectedTotalCents: oldTotal });
    expect(pending.body).toMatchObject({ state: 'pending', quote: { totalCents: oldTotal } });
    await passMidnight();
    const { status, body } = await site.checkout(late, { expectedTotalCents: oldTotal });
    expect([status, body.code, body.current.totalCents]).toEqual([409, 'price-changed', newTotal]);
    expect(await receiptOf(early, pending.body.orderId)).toMatchObject({
      taxes: [{ name: 'GST', ratePpm: 50_000, cents: 675 }],
      totalCents: oldTotal,
    });
    const { orderId } = (await site.checkout(late, { expectedTotalCents: newTotal })).body;
    expect(await receiptOf(late, orderId)).toMatchObject({
      supplier: { taxNumbers: [{ name: 'GST', number: '12345 6789 RT0001' }] },
      taxes: [{ name: 'GST', ratePpm: 60_000, cents: 810, registrationNumber: '12345 6789 RT0001' }],
      totalCents: newTotal,
    });
    expect(await site.ledger.violations()).toEqual([]);
  });
});

import { aKey } from './site/checkout-steps.ts';
import { sixtyTotal, staff, startRefundSite, type RefundSite } from './site/refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

describe('orders for staff', () => {
  const list = async (query: string) =>
    (await site.commerce.get(`/admin/ecommerce/orders?${query}`, { as: staff })).body;

  it('are found by number, receipt, credit note, name and owner', async () => {
    const [{ landlord, orderId }] = [await site.buy(), await site.buy()];
    const { as } = landlord;
    const company = `Zephyr${aKey().slice(0, 8)}`;
    await site.commerce.patch('/elandlord/tax-information', { as, body: { companyName: `${company} Holdings` } });
    await site.refund(orderId, 1_000);
    const { number, receiptNumber, documents } = await site.orderOf(orderId);
    for (const search of [
      number,
      receiptNumber,
      documents[1],
      company.toLowerCase(),
      landlord.personId,
      landlord.companyId,
    ])
      expect((await list(`search=${search}`)).orders).toMatchObject([{ id: orderId, company: `${company} Holdings` }]);
    expect((await list('search=nair')).orders.map(({ id }: { id: string }) => id)).toContain(orderId);
    expect((await list(`search=${company}&state=fulfilled`)).orders).toEqual([]);
    expect((await list(`search=${company}&state=part_refunded`)).orders).toHaveLength(1);
    expect((await list('search=unknown')).orders).toEqual([]);
    expect((await list('search=%26%7C')).orders).toEqual([]);
  });
  it('are listed newest first, by state, 25 a page', async () => {
    const { orderId } = await site.buy();
    const { orders, pagination } = await list('state=fulfilled');
    expect([orders[0].id, pagination.currentPage]).toEqual([orderId, 1]);
    expect((await list('')).pagination.total).toBeGreaterThanOrEqual(pagination.total);
  });
  it('show payments, refunds and documents', async () => {
    const { orderId, paymentId, landlord } = await site.buy();
    await site.refund(orderId, 1_000);
    expect(await site.orderOf(orderId)).toMatchObject({
      buyer: 'Nair Homes Inc.',
      companyId: landlord.companyId,
      credits: 60,
      taxes: [{ name: 'HST', cents: 741 }],
      payments: [{ providerId: paymentId, state: 'succeeded', card: 'Visa 4242' }],
      refunds: [{ amountCents: 1_000, reason: 'Bought by mistake', creditsReversed: 9 }],
      disputes: [],
      documents: [expect.stringMatching(/^RC-/), expect.stringMatching(/^CN-/)],
      leftCents: sixtyTotal - 1_000,
    });
  });
});

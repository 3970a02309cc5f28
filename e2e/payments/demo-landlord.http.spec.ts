import { asLandlord, asStaff } from '@porchlight/service-kit/testing';
import { BalanceComparison } from '../../services/commerce/src/balance/balance-comparison.ts';
import { CompanyMetering } from '../../services/commerce/src/metering/company-metering.ts';
import { aLandlord, type TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { rendered } from '../../services/commerce/src/testing/a-tax-document.ts';
import { aKey } from './site/checkout-steps.ts';
import { startPaymentSite, type PaymentSite } from './site/payment-site.ts';

const daySeconds = 86_400;
const staff = asStaff(['viewEcommerce', 'modifyWallets']);
const watchedSql = `
  select * from charge_violation union all
  select 'L9', listing_id from entitlement where enabled and paid_through < (now() at time zone 'America/Toronto')::date
  union all
  select 'L8', listing_id from entitlement, generate_series(activated_on, paid_through, interval '1 day') day
  where account_id = $1 and not exists (
    select from listing_charge where listing_charge.listing_id = entitlement.listing_id and business_date = day)`;

let site: PaymentSite;
let landlord: TestLandlord;
beforeAll(async () => {
  site = await startPaymentSite({}, 'demo');
  const [order] = await site.commerce.sql<{ personId: string; companyId: string }>(
    'select person_id as "personId", company_id as "companyId" from purchase_order limit 1',
  );
  landlord = { ...order!, as: asLandlord(order!.personId) };
  await aLandlord(site.commerce, order);
});
afterAll(() => site.stop());

const read = async (path: string, as = landlord.as) => (await site.commerce.get(path, { as })).body;
const violations = async () => [
  ...(await site.ledger.violations()),
  ...(await site.commerce.sql(watchedSql, [landlord.companyId])),
];
/** Compares each UTC day since the oldest order with the balance at the provider. */
async function compareAllDays() {
  const comparison = site.commerce.app.get(BalanceComparison, { strict: false });
  const today = Math.floor(Date.now() / 1_000 / daySeconds) * daySeconds;
  let movementCount = 0;
  const differences: object[] = [];
  for (let back = 345; back >= 0; back -= 1) {
    const day = await comparison.compare(today - back * daySeconds);
    movementCount += day.movementCount;
    differences.push(...day.differences);
  }
  return { movementCount, differences };
}

describe('the demo landlord', () => {
  it('has books without any violation, which agree with the payment provider on each day', async () => {
    expect(await violations()).toEqual([]);
    expect(await compareAllDays()).toEqual({ movementCount: 6, differences: [] });
  });

  it('has a membership that ends in three weeks, a saved card, and credits for its four live listings', async () => {
    const { wallet } = await read('/elandlord/wallet');
    expect(wallet).toMatchObject({ credits: 264, isMember: true, autoRenews: false });
    const daysLeft = (Date.parse(wallet.membershipExpiryDate) - Date.now()) / daySeconds / 1_000;
    expect(daysLeft).toBeGreaterThan(20);
    expect(daysLeft).toBeLessThan(23);
    expect((await read('/ecommerce/payment-method')).paymentMethod).toMatchObject({ partialIdentifier: '4242' });
    expect(
      await site.commerce.sql(`select count(*)::int as live from entitlement where account_id = $1 and enabled`, [
        landlord.companyId,
      ]),
    ).toEqual([{ live: 4 }]);
  });

  it('has ninety days of usage: activations, days and featuring', async () => {
    const { from, to, usage } = await read('/elandlord/usage?days=90');
    const sum = (kind: string) =>
      usage.reduce((total: number, row: Record<string, number>) => total + (row[kind] ?? 0), 0);
    expect([sum('activation'), sum('daily'), sum('featured')]).toEqual([40, 200, 150]);
    expect([usage[0].date, usage.at(-1).date]).toEqual([from, to]);
    // The membership pays for the two oldest.
    const charged = new Set(usage.map(({ listingId }: { listingId: string }) => listingId));
    expect([...charged].sort()).toEqual(['cj3co2n4dz', 'd05ayo18v6', 'qd4z3v0elj', 'tw43qybr8n']);
    expect(
      await site.commerce.sql(`select 1 from listing_charge join ledger_transaction on transaction_id = id
        where (at at time zone 'America/Toronto')::date <> business_date`),
    ).toEqual([]);
  });

  it('has receipts with gapless numbers, and their PDFs', async () => {
    await rendered(site.commerce, landlord.companyId);
    const { taxReceipts } = await read('/elandlord/tax-receipts');
    const kinds = taxReceipts.map(({ number }: { number: string }) => number.slice(0, 2)).sort();
    expect(kinds).toEqual(['CN', 'RC', 'RC', 'RC', 'RC', 'RC']);
    expect(
      await site.commerce
        .sql(`select series, no from tax_document left join purchase_order on source_id = purchase_order.id
        left join refund on source_id = refund.id
        where issued_at <> coalesce(paid_at, started_at)
          or year <> extract(year from issued_at at time zone 'America/Toronto')`),
    ).toEqual([]);
  });

  it('has an active promo code and one that ended', async () => {
    const states = await site.commerce.sql('select code, state, used from editable_promo_code order by code');
    expect(states).toEqual([
      { code: 'LISTMORE15', state: 'active', used: 0 },
      { code: 'WELCOME20', state: 'ended', used: 1 },
    ]);
  });

  it('has orders that staff find, and refund', async () => {
    const { orders } = await read('/admin/ecommerce/orders', staff);
    expect(orders.map(({ state }: { state: string }) => state)).toEqual([
      'fulfilled',
      'fulfilled',
      'expired',
      'part_refunded',
      'fulfilled',
      'fulfilled',
    ]);
    expect((await read(`/admin/ecommerce/orders/${orders[2].id}`, staff)).leftCents).toBe(0);
    const { id, totalCents } = orders[0];
    const body = { key: aKey(), amountCents: totalCents, reason: 'Bought by mistake' };
    const { status } = await site.commerce.post(`/admin/ecommerce/orders/${id}/refund`, { as: staff, body });
    expect(status).toBe(200);
    expect((await read(`/admin/ecommerce/orders/${id}`, staff)).state).toBe('refunded');
    expect(await violations()).toEqual([]);
    expect((await compareAllDays()).differences).toEqual([]);
  });

  it('is charged for the next day like any other', async () => {
    const { credits } = (await read('/elandlord/wallet')).wallet;
    const [{ date }] = (await site.commerce.sql<{ date: string }>(
      `select ((now() at time zone 'America/Toronto')::date + 1)::text as date`,
    )) as [{ date: string }];
    const { companyId } = landlord;
    await site.ledger.source.transaction((manager) =>
      site.commerce.app.get(CompanyMetering, { strict: false }).charge({ companyId, date }, manager),
    );
    expect((await read('/elandlord/wallet')).wallet.credits).toBe(credits - 4);
    expect(await violations()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { addMembershipPeriod } from '../../services/commerce/src/memberships/add-membership-period.ts';
import { aListing } from '../../services/commerce/src/testing/a-listing.ts';
import { aMembershipOrder } from '../../services/commerce/src/testing/a-membership.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { bundleOf } from '../../services/commerce/src/testing/bundle-of.ts';
import { aBuyer, startPaymentSite, type PaymentSite } from './site/payment-site.ts';

let site: PaymentSite;
beforeAll(async () => {
  site = await startPaymentSite();
  const { as } = await aBuyer(site);
  const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10 });
  const body = { bundleId: await bundleOf(site.commerce, 150), promoCode, expectedTotalCents: 13_730 };
  const order = async (over: object = {}) =>
    (
      await site.commerce.post('/ecommerce/checkout', {
        as,
        body: { ...body, key: randomUUID().replaceAll('-', ''), ...over },
      })
    ).body.orderId as string;
  const orderId = await order();
  await site.commerce.post('/ecommerce/sandbox/confirm', { as, body: { orderId, card: 'pm_card_visa' } });
  await site.commerce.post('/ecommerce/post-checkout', { as, body: { orderId } });
  await order({ promoCode: undefined, expectedTotalCents: 15_255 });
  await buyMembership();
});
afterAll(() => site.stop());

async function buyMembership(): Promise<void> {
  const landlord = await aBuyer(site);
  const { companyId } = landlord;
  const { id: orderId, planId } = await aMembershipOrder(site.commerce, landlord);
  const membership = { companyId, orderId, planId, months: 12, includedListings: 10 };
  await site.ledger.source.transaction((manager) => addMembershipPeriod(manager, membership));
}

/** Returns the violations that a change would make; the change is rolled back. */
async function violationsAfter(change: string): Promise<string[]> {
  const runner = site.ledger.source.createQueryRunner();
  await runner.startTransaction();
  await runner.query('alter table purchase_order disable trigger user');
  await runner.query('alter table ledger_transaction disable trigger user');
  if (change) await runner.query(change);
  const found = (await runner.query(
    `select invariant from order_violations('-infinity') union select invariant from membership_violations('-infinity')
     union select invariant from charge_violation order by 1`,
  )) as { invariant: string }[];
  await runner.rollbackTransaction();
  await runner.release();
  return found.map(({ invariant }) => invariant);
}

describe('the invariants of orders', () => {
  it('hold for an order that is paid and one that is open', async () => {
    expect(await violationsAfter('')).toEqual([]);
    expect(await site.ledger.violations()).toEqual([]);
  });
  it.each([
    [
      'an order of other credits',
      'update purchase_order set credits = 149 where fulfilled_at is not null and bundle_id is not null',
      ['L4'],
    ],
    ['an order that is not fulfilled, with credits', 'update purchase_order set fulfilled_at = null', ['L4']],
    [
      'an open order that is fulfilled',
      `update purchase_order set fulfilled_at = now() where state = 'pending'`,
      ['L4'],
    ],
    ['credits of no order', `update ledger_transaction set key = 'lost' where kind = 'purchase'`, ['L4']],
    ['a payment of another amount', `update payment_attempt set amount_cents = 1 where state = 'succeeded'`, ['L4']],
    ['a payment without a paid order', 'update purchase_order set paid_at = null where bundle_id is not null', ['L5']],
    ['a membership without its period', 'delete from membership_period', ['L4']],
    ['a period that was not paid', 'update purchase_order set paid_at = null where plan_id is not null', ['L13']],
    [
      'periods that overlap',
      `alter table membership_period drop constraint membership_period_overlap;
       insert into membership_period (company_id, plan_id, included_listings, grant_reason, valid)
       select company_id, plan_id, 10, 'Test', valid from membership_period`,
      ['L13'],
    ],
    ['a code that was counted too often', 'update promo_code set used = used + 1', ['L7']],
    ['a code whose discounts were not counted', 'update promo_code set spent_cents = 0', ['L7']],
    ['a reservation of an order that is paid', `update promo_redemption set state = 'reserved'`, ['L7']],
    ['an order that lost its reservation', `update purchase_order set state = 'pending'`, ['L7']],
  ])('report %s', async (_, change, invariants) => {
    expect(await violationsAfter(change)).toEqual(invariants);
  });
  it('report a live listing that is not charged', async () => {
    const id = await aListing(site.commerce, await aBuyer(site));
    const live = (days: number) =>
      violationsAfter(
        `update entitlement set enabled = true, paid_through = (now() at time zone 'America/Toronto')::date - ${days}
         where listing_id = '${id}'`,
      );
    expect([await live(1), await live(2)]).toEqual([[], ['L8']]);
  });
});

import type { OverviewDay, OverviewResponse } from '@porchlight/contracts/commerce';
import { asStaff } from '@porchlight/service-kit/testing';
import { postPromotionalCredits } from '../../services/commerce/src/credit-lots/post-promotional-credits.ts';
import { aLandlord, type TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { nairHomes } from '../../services/commerce/src/testing/billing-address.ts';
import { bundleOf } from '../../services/commerce/src/testing/bundle-of.ts';
import { figuresRecorded, recorderOf } from '../../services/commerce/src/testing/record-figures.ts';
import { aKey } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';
import { sixtyTotal, startRefundSite, type RefundSite } from './site/refund-steps.ts';

/** Price of 60 credits before tax, and their tax in Ontario, in cents. */
const [price, tax] = [5_700, 741];

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
  await figuresRecorded(site.commerce);
});
// Each test sees only what it did itself.
let before: OverviewDay;
beforeEach(async () => {
  before = await today();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

async function today(currency = 'CAD'): Promise<OverviewDay> {
  const { recordDays, recordDeferred } = recorderOf(site.commerce);
  await recordDays();
  await recordDeferred();
  const { body } = await site.commerce.get(`/admin/ecommerce/overview?currency=${currency}`, {
    as: asStaff(['viewEcommerce']),
  });
  const day = (body as OverviewResponse).days.at(-1);
  if (!day) throw new Error('the overview has no days');
  return day;
}
/** Returns by how much the figures of today changed in the test. */
async function changes(): Promise<Readonly<Record<string, number>>> {
  const { date: _, ...now } = await today();
  const was = before as unknown as Readonly<Record<string, number>>;
  return Object.fromEntries(
    Object.entries(now)
      .map(([name, value]) => [name, value - (was[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}
const spend = ({ companyId }: TestLandlord, credits: number) =>
  site.ledger.post(companyId, { credits: -credits, counter: 'usage', kind: 'daily' });
/** Buys 150 credits for 135 dollars before tax. */
async function buyMore(landlord: TestLandlord): Promise<void> {
  const { orderId } = (await site.checkout(landlord)).body;
  await site.pay(orderId);
  await site.postCheckout(landlord, orderId);
}
/** Returns a landlord who has such credits before the test begins. */
async function aCustomer(): Promise<TestLandlord> {
  const landlord = await aBuyer(site);
  await buyMore(landlord);
  before = await today();
  return landlord;
}
const bought = { salesCents: price, taxesCents: tax, creditsSold: 60, deferredCreditsCents: price };

describe('the overview of a day', () => {
  it('has sales before tax, their taxes, credits and deferred revenue', async () => {
    await site.buy();
    expect(await changes()).toEqual(bought);
  });
  it('defers the value of the newest bought credits, after free ones were spent', async () => {
    const { landlord } = await site.buy();
    const { companyId } = landlord;
    await buyMore(landlord);
    await spend(landlord, 20);
    await site.ledger.source.transaction((manager) =>
      postPromotionalCredits(manager, { companyId, posting: { kind: 'bonus', credits: 30, key: aKey() } }),
    );
    await spend(landlord, 10);
    expect(await changes()).toEqual({
      salesCents: price + 13_500,
      taxesCents: tax + 1_755,
      creditsSold: 210,
      creditsUsed: 30,
      deferredCreditsCents: 40 * 95 + 150 * 90,
    });
  });
  it('has refunds before tax, and defers the credits that they leave', async () => {
    const { orderId } = await site.buy(undefined, await aCustomer());
    await site.refund(orderId, 2_000);
    expect(await changes()).toEqual({
      ...bought,
      refundsCents: 1_770,
      taxesCents: tax - 230,
      creditsSold: 42,
      deferredCreditsCents: 42 * 95,
    });
    await site.refund(orderId, sixtyTotal - 2_000);
    expect(await changes()).toEqual({ salesCents: price, refundsCents: price });
  });
  it('has disputes until they are won, and defers nothing of them', async () => {
    const { paymentId } = await site.buy('pm_card_createDispute', await aCustomer());
    const dispute = await site.disputeOf(paymentId);
    await site.pass('charge.dispute.created', dispute.id);
    const { deferredCreditsCents: _, ...sold } = bought;
    expect(await changes()).toEqual({ ...sold, disputesCents: sixtyTotal });
    await site.decide(dispute, 'winning_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    expect(await changes()).toEqual(bought);
  });
  it('takes the credits of a lost dispute back', async () => {
    const { landlord, paymentId } = await site.buy('pm_card_createDispute');
    await spend(landlord, 50);
    const dispute = await site.disputeOf(paymentId);
    await site.pass('charge.dispute.created', dispute.id);
    await site.decide(dispute, 'losing_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    expect(await changes()).toEqual({
      salesCents: price,
      taxesCents: tax,
      disputesCents: sixtyTotal,
      creditsUsed: 50,
    });
  });
  it('defers a membership by its days after today', async () => {
    const landlord = await aBuyer(site);
    const planId = (await site.commerce.get('/ecommerce/membership-plans')).body.membershipPlans[0].id as string;
    const over = { bundleId: undefined, planId, expectedTotalCents: 135_600 };
    const { orderId } = (await site.checkout(landlord, over)).body;
    await site.pay(orderId);
    await site.postCheckout(landlord, orderId);
    const [period] = await site.commerce.sql<{ days: number }>(
      'select upper(valid) - lower(valid) as days from membership_period where order_id = $1',
      [orderId],
    );
    const days = period?.days ?? 0;
    expect(await changes()).toEqual({
      salesCents: 120_000,
      taxesCents: 15_600,
      deferredMembershipsCents: Math.round((120_000 * (days - 1)) / days),
    });
  });
  it('has the money of its currency only', async () => {
    const american = await aLandlord(site.commerce, { language: 'en-US' });
    await site.commerce.patch('/ecommerce/billing-information', { as: american.as, body: nairHomes });
    const bundleId = await bundleOf(site.commerce, 60);
    const quoted = await site.commerce.post('/ecommerce/quote', { as: american.as, body: { bundleId } });
    const { priceCents, totalCents } = quoted.body;
    const { orderId } = (await site.checkout(american, { bundleId, expectedTotalCents: totalCents })).body;
    await site.pay(orderId);
    await site.postCheckout(american, orderId);
    expect(await changes()).toEqual({ creditsSold: 60 });
    expect(await today('USD')).toMatchObject({ salesCents: priceCents, deferredCreditsCents: priceCents });
  });
});

describe('the figures of all days', () => {
  it('add up to the accounts of the ledger and to the documents', async () => {
    const figures = await today();
    const [books] = await site.commerce.sql<Record<'sold' | 'used' | 'cents', number>>(
      `select (select -sum(balance)::int from ledger_account where kind = 'sales') as sold,
         (select sum(balance)::int from ledger_account where kind = 'usage') as used,
         (select sum(case kind when 'receipt' then 1 else -1 end * (snapshot ->> 'totalCents')::int)::int
          from tax_document where snapshot ->> 'currency' = 'CAD') as cents`,
    );
    const { salesCents, refundsCents, taxesCents, creditsSold, creditsUsed } = figures;
    expect({ sold: creditsSold, used: creditsUsed, cents: salesCents - refundsCents + taxesCents }).toEqual(books);
  });
});

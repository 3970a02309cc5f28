import { jest } from '@jest/globals';
import { raceRounds } from '@porchlight/service-kit/testing';
import { MembershipRenewals } from '../../services/commerce/src/membership-renewals/membership-renewals.ts';
import { RenewalPlans } from '../../services/commerce/src/membership-renewals/renewal-plans.ts';
import { aLandlord, type TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aMembership } from '../../services/commerce/src/testing/a-membership.ts';
import { stepsOfCards, type CardSteps } from './site/card-steps.ts';
import { aBuyer } from './site/payment-site.ts';
import { startRefundSite, type RefundSite } from './site/refund-steps.ts';

/** Last day of the present periods, 10 days from now, so that a purchase now continues them. */
let endsOn: string;
let planId: string;
let site: RefundSite;
let cards: CardSteps;
beforeAll(async () => {
  site = await startRefundSite();
  cards = stepsOfCards(site);
  planId = (await site.commerce.get('/ecommerce/membership-plans')).body.membershipPlans[0].id as string;
  endsOn = await day(10);
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
  await site.commerce.sql('delete from membership_auto_renewal');
});
afterAll(() => site.stop());

/** Returns the business day this many days from now. */
async function day(days: number): Promise<string> {
  const [row] = await site.commerce.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date + $1::int)::text as day`,
    [days],
  );
  return row?.day ?? '';
}
const choose = ({ as }: TestLandlord, autoRenews: boolean) =>
  site.commerce.patch('/elandlord/membership', { as, body: { autoRenews } });
const walletOf = async ({ as }: TestLandlord) => (await site.commerce.get('/elandlord/wallet', { as })).body.wallet;
/** Saves a card that may be declined later, or that the bank asks about. */
async function save(landlord: TestLandlord, card: string): Promise<void> {
  const setup = await cards.open(landlord);
  const { status } = await site.stripe.setupIntents.confirm(setup, { payment_method: card });
  if (status === 'requires_action') await cards.authenticate(landlord, 'succeeded');
  await cards.save(landlord);
}
/** A member who chose automatic renewal with a test card. */
async function aRenewer(card = 'pm_card_visa'): Promise<TestLandlord> {
  const landlord = await aBuyer(site);
  await save(landlord, card);
  await aMembership(site.commerce, landlord, `[2025-01-01,${endsOn}]`);
  await choose(landlord, true);
  return landlord;
}
/** Runs the renewals as on the day that is this many days after the last day of the periods. */
const runAt = async (days: number) =>
  site.commerce.app.get(MembershipRenewals, { strict: false }).run(await day(10 + days));
const mailsOf = async ({ personId }: TestLandlord) =>
  (
    await site.commerce.sql<{ template: string; words: Readonly<Record<string, string>> }>(
      `select payload::jsonb ->> 'template' as template, payload::jsonb -> 'words' as words from job
       where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1 order by id`,
      [personId],
    )
  ).map(({ template, words }) => (words['retryDay'] ? `${template} with a retry` : template));
const periodsOf = ({ companyId }: TestLandlord) =>
  site.commerce.sql<{ from: string }>(
    'select lower(valid)::text as from from membership_period where company_id = $1 order by valid',
    [companyId],
  );
/** Changes the price of the plan in Canadian dollars. */
const setPrice = (cents: number) =>
  site.commerce.sql(`update membership_plan_price set price_cents = $1 where plan_id = $2 and currency = 'CAD'`, [
    cents,
    planId,
  ]);
const pricesOf = async ({ companyId }: TestLandlord) =>
  (
    await site.commerce.sql<{ priceCents: number }>(
      'select price_cents as "priceCents" from purchase_order where company_id = $1',
      [companyId],
    )
  ).map(({ priceCents }) => priceCents);
const ordersOf = async ({ companyId }: TestLandlord) =>
  (
    await site.commerce.sql<{ state: string }>(
      'select state from purchase_order where company_id = $1 order by created_at',
      [companyId],
    )
  ).map(({ state }) => state);

describe('automatic renewal', () => {
  it('is off until a landlord with a saved card chooses it, and can be ended', async () => {
    const landlord = await aBuyer(site);
    expect((await choose(landlord, true)).body.code).toBe('card-needed');
    expect((await walletOf(landlord)).autoRenews).toBe(false);
    await cards.saved(landlord, 'pm_card_visa');
    const stranger = await aBuyer(site);
    await cards.saved(stranger, 'pm_card_visa');
    await choose(landlord, true);
    expect((await walletOf(stranger)).autoRenews).toBe(false);
    const colleague = await aLandlord(site.commerce, { companyId: landlord.companyId });
    expect((await walletOf(colleague)).autoRenews).toBe(true);
    await choose(stranger, false);
    expect((await walletOf(landlord)).autoRenews).toBe(true);
    await choose(colleague, false);
    expect((await walletOf(landlord)).autoRenews).toBe(false);
  });
  it('is announced 14 days before the end and charged 3 days before it, once each', async () => {
    const landlord = await aRenewer();
    await runAt(-15);
    expect(await mailsOf(landlord)).toEqual([]);
    for (const days of [-14, -14, -4]) await runAt(days);
    expect([await mailsOf(landlord), await ordersOf(landlord)]).toEqual([['membership-renewal-planned'], []]);
    for (const days of [-3, -3, -2, 0]) await runAt(days);
    expect(await mailsOf(landlord)).toEqual(['membership-renewal-planned', 'membership-bought']);
    expect([await ordersOf(landlord), (await periodsOf(landlord)).length]).toEqual([['fulfilled'], 2]);
    expect((await periodsOf(landlord))[1]).toEqual({ from: await day(11) });
    const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body;
    expect(taxReceipts).toMatchObject([{ totalCents: 135_600 }]);
  });
  it('with a declined card is tried again after 1, 3, 5 and 7 days, then given up', async () => {
    const landlord = await aRenewer('pm_card_chargeCustomerFail');
    await runAt(-14);
    for (let days = -3; days <= 14; days += 1) await runAt(days);
    expect(await mailsOf(landlord)).toEqual([
      'membership-renewal-planned',
      ...Array<string>(4).fill('membership-renewal-failed with a retry'),
      'membership-renewal-failed',
    ]);
    expect([await ordersOf(landlord), (await periodsOf(landlord)).length]).toEqual([Array(5).fill('cancelled'), 1]);
  });
  it('that the bank wants to be confirmed is left to the buyer', async () => {
    const landlord = await aRenewer('pm_card_threeDSecure2Required');
    for (const days of [-14, -3, 0, 4]) await runAt(days);
    expect(await mailsOf(landlord)).toEqual(['membership-renewal-planned', 'membership-renewal-failed']);
    expect(await ordersOf(landlord)).toEqual(['cancelled']);
  });
  it('of a plan that is no longer on sale charges nothing, and is reported', async () => {
    const landlord = await aRenewer();
    await site.commerce.sql('update membership_plan set is_active = false');
    for (const days of [-14, -3]) await runAt(days);
    await site.commerce.sql('update membership_plan set is_active = true');
    expect(await ordersOf(landlord)).toEqual([]);
    expect(await mailsOf(landlord)).toEqual(['membership-renewal-planned', 'membership-renewal-failed with a retry']);
  });
  it('with a changed price is announced again, and charged 3 days later at the earliest', async () => {
    const landlord = await aRenewer();
    await runAt(-14);
    await setPrice(130_000);
    try {
      await runAt(-3);
      expect([await mailsOf(landlord), await ordersOf(landlord)]).toEqual([
        ['membership-renewal-planned', 'membership-renewal-planned'],
        [],
      ]);
      await runAt(-1);
      expect(await ordersOf(landlord)).toEqual([]);
      await runAt(0);
      expect(await mailsOf(landlord)).toEqual([
        ...Array<string>(2).fill('membership-renewal-planned'),
        'membership-bought',
      ]);
      expect(await pricesOf(landlord)).toEqual([130_000]);
    } finally {
      await setPrice(120_000);
    }
  });
  it('whose price changes between announcement and charge charges nothing', async () => {
    const landlord = await aRenewer();
    await runAt(-14);
    const plans = site.commerce.app.get(RenewalPlans, { strict: false });
    const announce = jest.spyOn(plans, 'announce').mockResolvedValue();
    await setPrice(130_000);
    await runAt(-3);
    announce.mockRestore();
    await setPrice(120_000);
    expect(await ordersOf(landlord)).toEqual([]);
    expect(await mailsOf(landlord)).toEqual(['membership-renewal-planned']);
    await runAt(-3);
    expect(await ordersOf(landlord)).toEqual(['fulfilled']);
  });
  it('that was ended, or that a purchase made needless, charges nothing', async () => {
    const [ended, bought] = [await aRenewer(), await aRenewer()];
    await runAt(-14);
    await choose(ended, false);
    await aMembership(site.commerce, bought, `[${await day(11)},${await day(300)}]`);
    await runAt(-3);
    expect([await ordersOf(ended), await ordersOf(bought)]).toEqual([[], []]);
  });
  it('in place of a purchase whose payment was lost charges nothing', async () => {
    const landlord = await aRenewer();
    await runAt(-14);
    const body = { bundleId: undefined, planId, expectedTotalCents: 135_600 };
    const { orderId } = (await site.checkout(landlord, body)).body as { orderId: string };
    const dispute = await site.disputeOf(await site.pay(orderId, 'pm_card_createDispute'));
    await site.postCheckout(landlord, orderId);
    await site.decide(dispute, 'losing_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    await runAt(-1);
    expect(await ordersOf(landlord)).toEqual(['lost']);
  });
  it('whose result is unknown is charged once', async () => {
    const landlord = await aRenewer();
    await runAt(-14);
    await site.control('faults', { kind: 'lost-response', calls: '3', method: 'POST', path: '/v1/payment_intents' });
    await runAt(-3);
    expect(await ordersOf(landlord)).toEqual(['pending']);
    await site.commerce.sql(`update purchase_order set created_at = now() - interval '1 hour' where company_id = $1`, [
      landlord.companyId,
    ]);
    await site.sweep();
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    await runAt(-3);
    await runAt(-2);
    expect(await mailsOf(landlord)).not.toContain('membership-renewal-failed with a retry');
    const orders = await site.commerce.sql<{ id: string }>('select id from purchase_order where company_id = $1', [
      landlord.companyId,
    ]);
    const payments = await Promise.all(orders.map(({ id }) => site.paymentsOf(id)));
    expect([await ordersOf(landlord), payments.flat().length]).toEqual([['fulfilled'], 1]);
  });
});

describe('a renewal and a purchase at the same time', () => {
  it.each(raceRounds())('both extend the membership, one after the other (T-R14), round %i', async () => {
    const landlord = await aRenewer();
    await runAt(-14);
    const body = { bundleId: undefined, planId, expectedTotalCents: 135_600 };
    const { orderId } = (await site.checkout(landlord, body)).body as { orderId: string };
    await site.pay(orderId);
    await Promise.all([runAt(-3), runAt(-3), site.postCheckout(landlord, orderId)]);
    expect(new Set(await ordersOf(landlord))).toEqual(new Set(['fulfilled']));
    expect((await periodsOf(landlord)).length).toBe((await ordersOf(landlord)).length + 1);
  });
});

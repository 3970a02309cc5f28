import type { RenewalRunResult } from '@porchlight/contracts/commerce';
import { asStaff } from '@porchlight/service-kit/testing';
import { MembershipRenewals } from '../../services/commerce/src/membership-renewals/membership-renewals.ts';
import { RenewalPlans } from '../../services/commerce/src/membership-renewals/renewal-plans.ts';
import { RenewalSweep } from '../../services/commerce/src/renewal-runs/renewal-sweep.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aMembership } from '../../services/commerce/src/testing/a-membership.ts';
import { aKey } from './site/checkout-steps.ts';
import { stepsOfCards, type CardSteps } from './site/card-steps.ts';
import { aBuyer } from './site/payment-site.ts';
import { startRefundSite, type RefundSite } from './site/refund-steps.ts';

/** Last day of the present periods, so that automatic renewals are due too. */
let endsOn: string;
let site: RefundSite;
let cards: CardSteps;
beforeAll(async () => {
  site = await startRefundSite();
  cards = stepsOfCards(site);
  const [row] = await site.commerce.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date + 3)::text as day`,
  );
  endsOn = row?.day ?? '';
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const path = '/support/membership-renewals';
const staff = asStaff(['showMembershipRenewals', 'createMembershipRenewals'], 'support');
const post = async (call: string, body: object) =>
  (await site.commerce.post(`${path}/${call}`, { as: staff, body })).body;
const sweep = () => site.commerce.app.get(RenewalSweep, { strict: false }).sweep();
const result = async (id: string) =>
  (await site.commerce.get(`${path}/runs/${id}`, { as: staff })).body as RenewalRunResult;

/** Saves a card that may be declined later, or that the bank wants to be confirmed. */
async function save(landlord: TestLandlord, card: string): Promise<void> {
  const setup = await cards.open(landlord);
  const { status } = await site.stripe.setupIntents.confirm(setup, { payment_method: card });
  if (status === 'requires_action') await cards.authenticate(landlord, 'succeeded');
  await cards.save(landlord);
}
/** A member with a saved test card, or without a card. */
async function aMember(card?: string): Promise<TestLandlord> {
  const landlord = await aBuyer(site);
  if (card !== undefined) await save(landlord, card);
  await aMembership(site.commerce, landlord, `[2025-01-01,${endsOn}]`);
  return landlord;
}
/** Starts a run with the prices of its preview, performs it, and returns its results. */
async function renew(members: readonly TestLandlord[], months = 12): Promise<RenewalRunResult> {
  const terms = { months, basis: 'card', rows: members.map(({ companyId }) => ({ companyId, oldExpiry: endsOn })) };
  const { rows } = (await post('preview', terms)) as {
    rows: { companyId: string; oldExpiry: string; priceCents?: number; currency?: string }[];
  };
  const body = {
    ...terms,
    key: aKey(),
    note: 'Agreed by phone',
    rows: rows.map(({ companyId, oldExpiry, priceCents, currency }) => ({
      companyId,
      oldExpiry,
      ...(priceCents === undefined ? {} : { priceCents, currency }),
    })),
  };
  const { id } = (await post('runs', body)) as { id: string };
  await sweep();
  return result(id);
}
const retry = async (runId: string) => {
  const { id } = (await post(`runs/${runId}/retry`, { key: aKey() })) as { id: string };
  await sweep();
  return result(id);
};
const paymentsOf = async ({ companyId }: TestLandlord) => {
  const orders = await site.commerce.sql<{ id: string }>(
    `select id from purchase_order where company_id = $1 and state = 'fulfilled'`,
    [companyId],
  );
  return (await Promise.all(orders.map(({ id }) => site.paymentsOf(id)))).flat();
};

describe('MEMBER-12: a renewal by support with the saved card', () => {
  it('charges the price of the term, with taxes, and has a receipt', async () => {
    const member = await aMember('pm_card_visa');
    const run = await renew([member], 6);
    expect(run.rows).toMatchObject([
      { state: 'renewed', amountCents: 67_800, currency: 'CAD', receiptNumber: expect.stringMatching(/^RC-/) },
    ]);
    expect(await site.receiptsOf(member)).toMatchObject([{ totalCents: 67_800 }]);
    const { transactions } = (await site.commerce.get('/elandlord/transactions/money', { as: member.as })).body;
    expect(transactions).toMatchObject([{ description: 'Membership, 6 months' }]);
  });
  it('that is declined fails with its reason, and the retry renews the failed companies only', async () => {
    const [paid, declined] = [await aMember('pm_card_visa'), await aMember('pm_card_chargeCustomerFail')];
    const withoutCard = await aMember();
    const run = await renew([paid, declined, withoutCard]);
    expect(run).toMatchObject({ state: 'done', total: 3, renewed: 1, failed: 2 });
    expect(run.rows.map(({ reason }) => reason)).toEqual([undefined, 'declined', 'no-card']);
    await save(declined, 'pm_card_visa');
    const again = await retry(run.id);
    expect(again).toMatchObject({ retryOf: run.id, total: 2, renewed: 1, failed: 1 });
    expect(await retry(run.id)).toMatchObject({ renewed: 0, skipped: 1, failed: 1 });
    expect((await paymentsOf(paid)).length).toBe(1);
  });
  it('that the bank wants to be confirmed fails', async () => {
    const member = await aMember('pm_card_threeDSecure2Required');
    expect((await renew([member])).rows).toMatchObject([{ state: 'failed', reason: 'confirmation-needed' }]);
  });
  it('charges no other price than the one of the preview', async () => {
    const member = await aMember('pm_card_visa');
    const rows = [{ companyId: member.companyId, oldExpiry: endsOn, priceCents: 1, currency: 'CAD' }];
    const terms = { months: 12, basis: 'card', note: 'Agreed by phone', rows, key: aKey() };
    const { id } = (await post('runs', terms)) as { id: string };
    await sweep();
    expect((await result(id)).rows).toMatchObject([{ state: 'failed', reason: 'price-changed' }]);
    expect(await paymentsOf(member)).toEqual([]);
  });
  it('whose result is unknown is charged once, also after the run was cancelled', async () => {
    const member = await aMember('pm_card_visa');
    await site.control('faults', { kind: 'lost-response', calls: '20', method: 'POST', path: '/v1/payment_intents' });
    const run = await renew([member]);
    expect(run.rows).toMatchObject([{ state: 'charging' }]);
    await post(`runs/${run.id}/cancel`, {});
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    await sweep();
    await sweep();
    expect((await result(run.id)).rows).toMatchObject([{ state: 'renewed' }]);
    expect((await paymentsOf(member)).length).toBe(1);
  });
  it('and an automatic one at the same time charge once', async () => {
    const member = await aMember('pm_card_visa');
    await site.commerce.patch('/elandlord/membership', { as: member.as, body: { autoRenews: true } });
    const renewals = site.commerce.app.get(MembershipRenewals, { strict: false });
    await site.commerce.app.get(RenewalPlans, { strict: false }).announce(endsOn);
    await site.commerce.sql('update membership_renewal set next_charge_on = $1', [endsOn]);
    await Promise.all([renew([member]), renewals.run(endsOn), renewals.run(endsOn)]);
    expect((await paymentsOf(member)).length).toBe(1);
    await site.commerce.sql('delete from membership_auto_renewal');
  });
});

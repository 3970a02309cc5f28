import type { Approval } from '@porchlight/contracts/commerce';
import { asStaff } from '@porchlight/service-kit/testing';
import { startRefundSite, type RefundSite } from './site/refund-steps.ts';
import { aBuyer } from './site/payment-site.ts';

/** Total of the membership in Ontario, in cents. */
const total = 135_600;

let site: RefundSite;
let planId: string;
beforeAll(async () => {
  site = await startRefundSite();
  planId = (await site.commerce.get('/ecommerce/membership-plans')).body.membershipPlans[0].id as string;
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

/** Buys a membership with a test card. */
async function aMember(card?: string) {
  const landlord = await aBuyer(site);
  const { body } = await site.checkout(landlord, { bundleId: undefined, planId, expectedTotalCents: total });
  const paymentId = await site.pay(body.orderId, card);
  await site.postCheckout(landlord, body.orderId);
  const isMember = async () =>
    (await site.commerce.get('/elandlord/wallet', { as: landlord.as })).body.wallet.isMember as boolean;
  return { orderId: body.orderId as string, paymentId, isMember };
}

/** Refunds an amount, which a second person approves; returns the id of the refund. */
async function refund(orderId: string, amountCents: number): Promise<string> {
  const { body } = await site.refund(orderId, amountCents);
  expect(body.state).toBe('waiting');
  const second = asStaff(['viewEcommerce', 'modifyWallets']);
  const listed = await site.commerce.get('/admin/ecommerce/approvals', { as: second });
  const [request] = listed.body.approvals as readonly Approval[];
  expect(request?.refund).toMatchObject({ orderId, amountCents, currency: 'CAD' });
  await site.commerce.post(`/admin/ecommerce/approvals/${request?.id}/approve`, { as: second, body: {} });
  await site.sweepRefunds();
  return body.id as string;
}

describe('a membership', () => {
  it('ends when its order is refunded completely, not before', async () => {
    const { orderId, isMember } = await aMember();
    await refund(orderId, 50_000);
    expect(await isMember()).toBe(true);
    await refund(orderId, total - 50_000);
    expect(await isMember()).toBe(false);
  });
  it('is added again when the bank returns the refund', async () => {
    const { orderId, isMember } = await aMember('pm_card_refundFail');
    const id = await refund(orderId, total);
    expect(await isMember()).toBe(false);
    const [{ providerId }] = (await site.commerce.sql<{ providerId: string }>(
      'select provider_id as "providerId" from refund where id = $1',
      [id],
    )) as [{ providerId: string }];
    await site.pass('refund.failed', providerId);
    expect(await isMember()).toBe(true);
  });
  it('that was refunded is not added again by a dispute', async () => {
    const { orderId, paymentId, isMember } = await aMember('pm_card_createDispute');
    await site.commerce.sql(
      `insert into refund (order_id, company_id, actor_id, amount_cents, reason, state, started_at)
       select id, company_id, person_id, total_cents, 'Earlier refund', 'succeeded', now() from purchase_order
       where id = $1`,
      [orderId],
    );
    await site.commerce.sql(`update purchase_order set state = 'refunded' where id = $1`, [orderId]);
    await site.commerce.sql('delete from membership_period where order_id = $1', [orderId]);
    const dispute = await site.disputeOf(paymentId);
    await site.pass('charge.dispute.created', dispute.id);
    expect(await isMember()).toBe(false);
  });
  it('ends when its payment is lost in a dispute, and is kept while it is disputed', async () => {
    const { paymentId, isMember } = await aMember('pm_card_createDispute');
    const dispute = await site.disputeOf(paymentId);
    await site.pass('charge.dispute.created', dispute.id);
    expect(await isMember()).toBe(true);
    await site.decide(dispute, 'losing_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    expect(await isMember()).toBe(false);
  });
});

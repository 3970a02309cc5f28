import { aListing } from '../../services/commerce/src/testing/a-listing.ts';
import { disputeTransitions } from '../../services/commerce/src/disputes/dispute-lifecycle.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aKey } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';
import { sixtyTotal, startRefundSite, type RefundSite } from './site/refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

/** Buys 60 credits whose payment is disputed, and reports the dispute unless the test does. */
async function aDisputedOrder({ isReported = true, spent = 0 } = {}) {
  const order = await site.buy('pm_card_createDispute');
  const { companyId } = order.landlord;
  if (spent > 0) await site.ledger.post(companyId, { credits: -spent, counter: 'usage', kind: 'activation' });
  const dispute = await site.disputeOf(order.paymentId);
  if (isReported) await site.pass('charge.dispute.created', dispute.id);
  return { ...order, dispute };
}
const enable = ({ as }: TestLandlord, id: string, enabled = true) =>
  site.commerce.post(`/ecommerce/enable/${id}`, { as, body: { enabled, key: aKey() } });
const balances = async (landlord: TestLandlord) => ({
  wallet: await site.accountOf(landlord, 'wallet'),
  hold: await site.accountOf(landlord, 'hold'),
  receivable: await site.accountOf(landlord, 'receivable'),
});

describe('a dispute', () => {
  it('holds the credits of the order and shows on it', async () => {
    const { landlord, orderId, dispute } = await aDisputedOrder();
    await site.pass('charge.dispute.created', dispute.id);
    expect(await balances(landlord)).toEqual({ wallet: 0, hold: 60, receivable: 0 });
    expect(await site.orderOf(orderId)).toMatchObject({
      state: 'disputed',
      disputes: [{ state: 'open', amountCents: sixtyTotal, credits: 60, creditsHeld: 60, reason: 'fraudulent' }],
    });
    const mails = await site.commerce.sql<{ recipient: string; path: string }>(
      `select payload::jsonb ->> 'recipient' as recipient, payload::jsonb -> 'words' ->> 'path' as path from job
       where name = 'mail.requested' and payload::jsonb ->> 'key' = $1`,
      [`dispute-opened:${dispute.id}`],
    );
    expect(mails).toEqual([{ recipient: 'site', path: `/admin/ecommerce?tab=orders&order=${orderId}` }]);
  });
  it('that is reported before the payment fulfils the order first', async () => {
    const landlord = await aBuyer(site);
    const { orderId } = (await site.checkout(landlord)).body as { orderId: string };
    const dispute = await site.disputeOf(await site.pay(orderId, 'pm_card_createDispute'));
    await site.pass('charge.dispute.created', dispute.id);
    expect(await balances(landlord)).toEqual({ wallet: 0, hold: 150, receivable: 0 });
    await site.postCheckout(landlord, orderId);
    expect([await balances(landlord), (await site.orderOf(orderId)).state]).toEqual([
      { wallet: 0, hold: 150, receivable: 0 },
      'disputed',
    ]);
  });
  it('holds what is left when credits were spent', async () => {
    const { landlord } = await aDisputedOrder({ spent: 50 });
    expect(await balances(landlord)).toEqual({ wallet: 0, hold: 10, receivable: 0 });
  });
  it('that is won returns the credits', async () => {
    const { landlord, orderId, dispute } = await aDisputedOrder();
    await site.decide(dispute, 'winning_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    await site.pass('charge.dispute.created', dispute.id);
    expect(await balances(landlord)).toEqual({ wallet: 60, hold: 0, receivable: 0 });
    expect((await site.orderOf(orderId)).state).toBe('fulfilled');
  });
  it('that is lost reverses the sale; spent credits are owed', async () => {
    const { landlord, orderId, dispute } = await aDisputedOrder({ spent: 50 });
    await site.decide(dispute, 'losing_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    await site.pass('charge.dispute.closed', dispute.id);
    expect(await balances(landlord)).toEqual({ wallet: 0, hold: 0, receivable: -50 });
    expect(await site.accountOf(landlord, 'sales')).toBe(0);
    expect(await site.orderOf(orderId)).toMatchObject({ state: 'lost', leftCents: 0 });
    expect((await site.refund(orderId, 100)).body.code).toBe('not-refundable');
  });
  it('whose end is reported first is settled once', async () => {
    const { landlord, orderId, dispute } = await aDisputedOrder({ isReported: false });
    await site.decide(dispute, 'losing_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    await site.pass('charge.dispute.created', dispute.id);
    expect(await balances(landlord)).toEqual({ wallet: 0, hold: 0, receivable: 0 });
    expect((await site.orderOf(orderId)).state).toBe('lost');
  });
  it('after a partial refund concerns the other credits, and leads back to it', async () => {
    const { landlord, orderId, dispute } = await aDisputedOrder({ isReported: false });
    await site.commerce.sql(
      `insert into refund (order_id, company_id, actor_id, amount_cents, credits_reversed, reason, state, started_at)
       values ($1, $2, $2, 1000, 9, 'Earlier refund', 'succeeded', now())`,
      [orderId, landlord.companyId],
    );
    await site.pass('charge.dispute.created', dispute.id);
    expect(await balances(landlord)).toEqual({ wallet: 9, hold: 51, receivable: 0 });
    await site.decide(dispute, 'winning_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    expect((await site.orderOf(orderId)).state).toBe('part_refunded');
  });
  it.each([
    { outcome: 'losing_evidence', isFirst: false, after: { wallet: 0, hold: 0, receivable: -20 } },
    { outcome: 'losing_evidence', isFirst: true, after: { wallet: 0, hold: 0, receivable: -20 } },
    { outcome: 'winning_evidence', isFirst: false, after: { wallet: 40, hold: 0, receivable: 0 } },
  ] as const)('concerns the credits of a refund that fails ($outcome, dispute first: $isFirst)', async (given) => {
    const { landlord, orderId, dispute } = await aDisputedOrder({ isReported: false, spent: 20 });
    await site.control('faults', { kind: 'error', calls: '5', method: 'GET', path: '/v1/refunds' });
    expect((await site.refund(orderId, sixtyTotal)).body.state).toBe('pending');
    await site.pass('charge.dispute.created', dispute.id);
    const close = async () => {
      await site.decide(dispute, given.outcome);
      await site.pass('charge.dispute.closed', dispute.id);
    };
    if (given.isFirst) await close();
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    await site.sweepRefunds();
    if (!given.isFirst) {
      expect(await balances(landlord)).toEqual({ wallet: 0, hold: 40, receivable: 0 });
      await close();
    }
    expect(await balances(landlord)).toEqual(given.after);
    if (given.outcome === 'losing_evidence') expect(await site.accountOf(landlord, 'sales')).toBe(0);
  });
  it('of another part of an order that was lost is settled too', async () => {
    const { landlord, orderId, paymentId } = await site.buy();
    const { latest_charge: charge } = await site.stripe.paymentIntents.retrieve(paymentId);
    const disputeNext = async (amount: number) => {
      await site.control(`charges/${String(charge)}/dispute`, { amount: String(amount) });
      const dispute = await site.disputeOf(paymentId);
      await site.pass('charge.dispute.created', dispute.id);
      return dispute;
    };
    const first = await disputeNext(sixtyTotal / 3);
    await site.decide(first, 'losing_evidence');
    await site.pass('charge.dispute.closed', first.id);
    expect([await balances(landlord), (await site.orderOf(orderId)).state]).toEqual([
      { wallet: 40, hold: 0, receivable: 0 },
      'lost',
    ]);
    const second = await disputeNext(sixtyTotal / 3);
    expect([await balances(landlord), (await site.orderOf(orderId)).state]).toEqual([
      { wallet: 20, hold: 20, receivable: 0 },
      'disputed',
    ]);
    await site.decide(second, 'winning_evidence');
    await site.pass('charge.dispute.closed', second.id);
    expect([await balances(landlord), (await site.orderOf(orderId)).state]).toEqual([
      { wallet: 40, hold: 0, receivable: 0 },
      'lost',
    ]);
  });
  it('changes nothing while the bank only asks', async () => {
    const { landlord, orderId, paymentId } = await site.buy();
    const { latest_charge: charge } = await site.stripe.paymentIntents.retrieve(paymentId);
    await site.control(`charges/${String(charge)}/dispute`, { inquiry: 'true' });
    const { id } = await site.disputeOf(paymentId);
    await site.pass('charge.dispute.created', id);
    expect([await balances(landlord), (await site.orderOf(orderId)).state]).toEqual([
      { wallet: 60, hold: 0, receivable: 0 },
      'fulfilled',
    ]);
    await site.control(`disputes/${id}/escalate`, {});
    await site.pass('charge.dispute.updated', id);
    expect([await balances(landlord), (await site.orderOf(orderId)).state]).toEqual([
      { wallet: 0, hold: 60, receivable: 0 },
      'disputed',
    ]);
  });
  it('refuses refunds while it is open', async () => {
    const { orderId } = await aDisputedOrder();
    expect((await site.refund(orderId, 100)).body.code).toBe('not-refundable');
  });
});

describe('while a payment is disputed', () => {
  it('listings are not turned on or featured, but off', async () => {
    const { landlord, dispute } = await aDisputedOrder();
    const [live, other] = [await aListing(site.commerce, landlord), await aListing(site.commerce, landlord)];
    await site.ledger.grant(landlord.companyId, 100);
    await site.commerce.sql(
      `update entitlement set enabled = true, paid_through = current_date + 9 where listing_id = $1`,
      [live],
    );
    const feature = await site.commerce.post(`/ecommerce/featured/${live}`, {
      as: landlord.as,
      body: { featured: true, key: aKey() },
    });
    const refused = await enable(landlord, other);
    expect([refused.status, refused.body.code, feature.body.code]).toEqual([
      409,
      'publishing-frozen',
      'publishing-frozen',
    ]);
    expect((await enable(landlord, live, false)).body.enabled).toBe(false);
    await site.decide(dispute, 'winning_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    expect((await enable(landlord, other)).body.enabled).toBe(true);
  });
});

describe('states of a dispute', () => {
  it('follow the table in code; the database refuses all others', async () => {
    const { dispute } = await aDisputedOrder();
    const move = async (to: string) => {
      const runner = site.ledger.source.createQueryRunner();
      await runner.startTransaction();
      const moved = runner.query('update dispute set state = $2 where provider_id = $1', [dispute.id, to]);
      const isAllowed = await moved.then(
        () => true,
        () => false,
      );
      await runner.rollbackTransaction();
      await runner.release();
      return isAllowed;
    };
    expect([await move('won'), await move('lost')]).toEqual([true, true]);
    expect(disputeTransitions).toEqual({ open: ['won', 'lost'], won: [], lost: [] });
    await site.decide(dispute, 'losing_evidence');
    await site.pass('charge.dispute.closed', dispute.id);
    expect([await move('won'), await move('open')]).toEqual([false, false]);
  });
});

import { BalanceComparison, type ComparedDay } from '../../services/commerce/src/balance/balance-comparison.ts';
import { BalanceWatch } from '../../services/commerce/src/balance/balance-watch.ts';
import { sixtyTotal, startRefundSite, type RefundSite } from './site/refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterAll(() => site.stop());

/** Compares the day that began six hours ago. */
const compare = (): Promise<ComparedDay> =>
  site.commerce.app.get(BalanceComparison, { strict: false }).compare(Math.floor(Date.now() / 1_000) - 6 * 3_600);

describe('the balance of the provider', () => {
  it('equals payments, refunds and disputes in the books, over any number of pages', async () => {
    const { orderId, paymentId } = await site.buy();
    await site.refund(orderId, 1_000);
    const failed = await site.buy('pm_card_refundFail');
    await site.refund(failed.orderId, 1_000);
    const [refund] = (await site.stripe.refunds.list({ payment_intent: failed.paymentId })).data;
    await site.pass('refund.failed', refund!.id);
    for (const outcome of ['winning_evidence', 'losing_evidence'] as const) {
      const dispute = await site.disputeOf((await site.buy('pm_card_createDispute')).paymentId);
      await site.decide(dispute, outcome);
      await site.pass('charge.dispute.closed', dispute.id);
    }
    for (let at = 0; at < 95; at += 1) await site.stripe.refunds.create({ payment_intent: paymentId, amount: 1 });
    const { movementCount, differences } = await compare();
    // 4 payments, 2 refunds with a failure, 2 disputes with a reversal, and the refunds that the books do not know.
    expect([movementCount, differences.length]).toEqual([4 + 3 + 3 + 95, 95]);
    expect(differences[0]).toEqual({ kind: 'refund', sourceId: expect.any(String), providerCents: -1 });
  });
  it('differs by a payment that is only in the books, and one of another amount', async () => {
    const [lost, other] = [await site.buy(), await site.buy()];
    const before = (await compare()).differences;
    await site.commerce.sql(`update payment_attempt set provider_id = 'pi_unknown' where order_id = $1`, [
      lost.orderId,
    ]);
    await site.commerce.sql('update payment_attempt set amount_cents = 1 where order_id = $1', [other.orderId]);
    const found = (await compare()).differences.filter(
      ({ sourceId }) => !before.some((known) => known.sourceId === sourceId),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: 'charge', sourceId: lost.paymentId, providerCents: sixtyTotal },
        { kind: 'charge', sourceId: other.paymentId, providerCents: sixtyTotal },
        { kind: 'charge', sourceId: 'pi_unknown', providerCents: undefined },
      ]),
    );
    expect(found).toHaveLength(3);
  });
  it('is compared once for each of the last days', async () => {
    const watch = site.commerce.app.get(BalanceWatch, { strict: false });
    const days = () => site.commerce.sql('select day, checked_at from balance_check order by day');
    await watch.check();
    const checked = await days();
    await watch.check();
    expect([checked.length, await days()]).toEqual([7, checked]);
  });
});

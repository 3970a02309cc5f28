import { raceRounds } from '@porchlight/service-kit/testing';
import { aListing } from '../../services/commerce/src/testing/a-listing.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { watchInvariants, type InvariantWatcher } from '../../services/commerce/src/testing/watch-invariants.ts';
import { aKey } from './site/checkout-steps.ts';
import { sixtyTotal, startRefundSite, type RefundSite } from './site/refund-steps.ts';

let site: RefundSite;
let watcher: InvariantWatcher;
beforeAll(async () => {
  site = await startRefundSite();
  watcher = await watchInvariants(site.commerce);
});
afterEach(async () => {
  expect([...watcher.violations(), ...(await site.ledger.violations())]).toEqual([]);
});
afterAll(async () => {
  await watcher.stop();
  await site.stop();
});

/** Turns so many listings on at once, at 10 credits each. */
async function spending(landlord: TestLandlord, count: number) {
  const ids = await Promise.all(Array.from({ length: count }, () => aListing(site.commerce, landlord)));
  return () =>
    ids.map((id) =>
      site.commerce.post(`/ecommerce/enable/${id}`, { as: landlord.as, body: { enabled: true, key: aKey() } }),
    );
}
const refundedAt = async (paymentId: string) =>
  (await site.stripe.refunds.list({ payment_intent: paymentId })).data.reduce((sum, { amount }) => sum + amount, 0);

describe('refunds of an order at once, while its credits are spent', () => {
  it.each(raceRounds())('return no more than was paid, and every credit once (T-R15), round %i', async () => {
    const { landlord, orderId, paymentId } = await site.buy();
    const spend = await spending(landlord, 5);
    const refunds = () => Array.from({ length: 5 }, () => site.refund(orderId, 1_500));
    const responses = await Promise.all([...refunds(), ...spend()]);
    const [refunded, enabled] = [responses.slice(0, 5), responses.slice(5)];
    expect(refunded.map(({ status, body }) => [status, body.state ?? body.code]).sort()).toEqual([
      ...Array.from({ length: 4 }, () => [200, 'succeeded']),
      [422, 'refund-amount'],
    ]);
    const done = enabled.filter(({ status }) => status === 200).length;
    expect(enabled.filter(({ status }) => status !== 200 && status !== 402)).toEqual([]);
    const reversed = refunded.reduce((sum, { body }) => sum + ((body.creditsReversed as number | undefined) ?? 0), 0);
    const spent = refunded.reduce((sum, { body }) => sum + ((body.creditsSpent as number | undefined) ?? 0), 0);
    expect([reversed + spent, (await site.creditsOf(landlord)) + reversed + 10 * done]).toEqual([55, 60]);
    expect([await refundedAt(paymentId), (await site.orderOf(orderId)).leftCents]).toEqual([6_000, sixtyTotal - 6_000]);
  });
  it.each(raceRounds(3))('with one key are one refund, round %i', async () => {
    const { orderId, paymentId } = await site.buy();
    const key = aKey();
    const responses = await Promise.all(Array.from({ length: 8 }, () => site.refund(orderId, 1_500, { key })));
    expect(new Set(responses.map(({ body }) => body.id as string)).size).toBe(1);
    expect(await refundedAt(paymentId)).toBe(1_500);
  });
});

describe('a dispute, while the credits are spent', () => {
  it.each(raceRounds())('holds what is left, and ends the spending (T-R16), round %i', async () => {
    const { landlord, paymentId } = await site.buy('pm_card_createDispute');
    const { id } = await site.disputeOf(paymentId);
    await site.eventsOf('charge.dispute.created', id, 1);
    const spend = await spending(landlord, 8);
    const [responses] = await Promise.all([
      Promise.all(spend()),
      site.pass('charge.dispute.created', id),
      site.pass('charge.dispute.created', id),
    ]);
    expect(responses.filter(({ status }) => ![200, 402, 409].includes(status))).toEqual([]);
    const done = responses.filter(({ status }) => status === 200).length;
    expect([await site.creditsOf(landlord), await site.accountOf(landlord, 'hold')]).toEqual([0, 60 - 10 * done]);
    const [late] = (await spending(landlord, 1))();
    expect((await late!).body.code).toBe('publishing-frozen');
  });
});

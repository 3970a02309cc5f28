import { addFigure, propertyRuns } from '@porchlight/service-kit/testing';
import { until, type Delivery } from '../../../services/payment-sandbox/src/testing/start-sandbox.ts';
import type { TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import { aKey, total } from '../site/checkout-steps.ts';
import { aBuyer } from '../site/payment-site.ts';
import { startRefundSite, type RefundSite } from '../site/refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterAll(() => site.stop());

const eventCount = 6;
const permutationsOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => permutationsOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
const permutations = permutationsOf(Array.from({ length: eventCount }, (_, at) => at));
/** Evenly spaced permutations: all of them in the verification suite, a few in `npm test`. */
const count = Math.min(permutations.length, propertyRuns(8));
const cases = Array.from({ length: count }, (_, at) => {
  const order = permutations[Math.floor((at * permutations.length) / count)]!;
  // Every seventh case loses no event, each of the others one.
  return { order, dropped: at % (eventCount + 1), isWon: at % 2 === 0 };
});

const idOf = ({ payload }: Delivery) => (JSON.parse(payload) as { id: string }).id;

let networks = 0;
/** Orders from an address of its own: too many declined cards from one address would end its checkouts. */
async function checkoutFromNewNetwork({ as }: TestLandlord): Promise<{ orderId: string }> {
  networks += 1;
  const body = { key: aKey(), bundleId: site.bundleId, expectedTotalCents: total };
  const ip = `2001:db8:${networks.toString(16)}::1`;
  return (await site.commerce.post('/ecommerce/checkout', { as, ip, body })).body as { orderId: string };
}

/** An order whose payment is declined twice, confirmed, paid and disputed at the provider, none of it reported yet. */
async function anUnreportedOrder(isWon: boolean) {
  const landlord = await aBuyer(site);
  const { orderId } = await checkoutFromNewNetwork(landlord);
  for (const card of ['chargeDeclined', 'chargeDeclined', 'threeDSecure2Required'])
    await site.pay(orderId, `pm_card_${card}`);
  const { id } = await site.paymentOf(orderId);
  await site.control(`payment_intents/${id}/authenticate`, { outcome: 'succeeded' });
  await site.control(`charges/${(await site.paymentOf(orderId)).latest_charge as string}/dispute`);
  await site.decide(await site.disputeOf(id), isWon ? 'winning_evidence' : 'losing_evidence');
  // The provider delivers an event again when the response takes too long: each counts once.
  const events = await until(() => {
    const found = site.deliveries.filter(({ payload }) => payload.includes(id));
    const distinct = [...new Map(found.map((delivery) => [idOf(delivery), delivery])).values()];
    return distinct.length >= eventCount ? distinct : undefined;
  });
  expect(events).toHaveLength(eventCount);
  return { landlord, orderId, events };
}

async function deliver(events: readonly Delivery[]): Promise<void> {
  for (const event of events) expect((await site.deliver(event)).status).toBe(200);
}

describe('the events of a payment', () => {
  it('lead to the same state in any order (T-W01), each delivered repeatedly, and any of them lost', async () => {
    for (const { order, dropped, isWon } of cases) {
      const { landlord, orderId, events } = await anUnreportedOrder(isWon);
      const delivered = order.filter((at) => at !== dropped).map((at) => events[at]!);
      await deliver([...delivered, ...delivered]);
      await site.makeOld(orderId);
      await site.sweep();
      const { state } = await site.orderOf(orderId);
      const result = { state, credits: await site.creditsOf(landlord), held: await site.accountOf(landlord, 'hold') };
      expect({ order, dropped, ...result }).toEqual({
        order,
        dropped,
        state: isWon ? 'fulfilled' : 'lost',
        credits: isWon ? 150 : 0,
        held: 0,
      });
      expect(await site.ledger.violations()).toEqual([]);
    }
    addFigure('event-permutations', cases.length);
  });
});

import { raceRounds } from '@porchlight/service-kit/testing';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { bundleOf } from '../../services/commerce/src/testing/bundle-of.ts';
import { watchInvariants, type InvariantWatcher } from '../../services/commerce/src/testing/watch-invariants.ts';
import { aKey, startCheckoutSite, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';

let site: CheckoutSite;
let watcher: InvariantWatcher;
beforeAll(async () => {
  site = await startCheckoutSite();
  watcher = await watchInvariants(site.commerce);
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
  expect(watcher.violations()).toEqual([]);
});
afterAll(async () => {
  await watcher.stop();
  await site.stop();
});

const mailsOf = ({ personId }: TestLandlord) =>
  site.commerce.sql(`select 1 from job where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1`, [
    personId,
  ]);
const stateOf = async (orderId: string) =>
  (await site.commerce.sql<{ state: string }>('select state from purchase_order where id = $1', [orderId]))[0]?.state;
const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();

describe('the same order', () => {
  it.each(raceRounds(3))('sent twenty times and from two tabs has one payment (T-R01), round %i', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    const send = (at: number) => site.checkout(landlord, at % 4 === 3 ? {} : { key });
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at)));
    expect(responses.filter(({ status, body }) => status !== 200 && body.code !== 'in-progress')).toEqual([]);
    const again = await Promise.all(Array.from({ length: 4 }, (_, at) => send(at)));
    const ids = new Set(again.map(({ body }) => body.orderId as string));
    expect([statusesOf(again), ids.size]).toEqual([[200, 200, 200, 200], 1]);
    const [orderId = ''] = ids;
    expect(await site.paymentsOf(orderId)).toHaveLength(1);
  });
  it('is refused with another content', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    await site.checkout(landlord, { key });
    expect((await site.checkout(landlord, { key, bundleId: await bundleOf(site.commerce, 25) })).body.code).toBe(
      'key-taken',
    );
  });
  it.each(raceRounds(3))('sent at once with another content is refused, round %i', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    const other = { key, bundleId: await bundleOf(site.commerce, 25), expectedTotalCents: 2_825 };
    const responses = await Promise.all([site.checkout(landlord, { key }), site.checkout(landlord, other)]);
    expect(statusesOf(responses)).toEqual([200, 422]);
    expect(responses.find(({ status }) => status === 422)?.body.code).toBe('key-taken');
  });
  it.each(raceRounds(3))('reported by everyone at once is fulfilled once (T-R02), round %i', async () => {
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    await site.pay(body.orderId);
    const { id } = await site.paymentOf(body.orderId);
    const [event] = await site.eventsOf('payment_intent.succeeded', id, 1);
    await site.commerce.sql(`update purchase_order set created_at = now() - interval '1 hour' where id = $1`, [
      body.orderId,
    ]);
    await Promise.all([
      ...Array.from({ length: 5 }, () => site.postCheckout(landlord, body.orderId)),
      ...Array.from({ length: 5 }, () => site.deliver(event!)),
      site.sweep(),
      site.sweep(),
    ]);
    expect([await site.creditsOf(landlord), await stateOf(body.orderId)]).toEqual([150, 'fulfilled']);
    expect(await mailsOf(landlord)).toHaveLength(1);
    expect((await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body.taxReceipts).toHaveLength(1);
  });
});

describe('what a company may buy once', () => {
  it.each(raceRounds(3))('has one open order, whatever else the carts hold, round %i', async () => {
    const bundleId = await bundleOf(site.commerce, 1000);
    await site.commerce.sql('update credit_bundle set max_per_customer = 1 where id = $1', [bundleId]);
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'credits', value: 1 });
    const responses = await Promise.all([
      site.checkout(landlord, { bundleId, expectedTotalCents: 90_400 }),
      site.checkout(landlord, { bundleId, expectedTotalCents: 90_400, promoCode }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('bundle-gone');
  });
  it.each(raceRounds(3))('is the first purchase, with one code for new customers, round %i', async () => {
    const landlord = await aBuyer(site);
    const code = () => aPromoCode(site.commerce, { kind: 'percent', value: 10, is_for_new_customers: true });
    const codes = [await code(), await code()];
    const responses = await Promise.all(
      codes.map((promoCode) => site.checkout(landlord, { promoCode, expectedTotalCents: 13_730 })),
    );
    expect(statusesOf(responses)).toEqual([200, 422]);
  });
});

describe('the last uses of a promo code', () => {
  it.each(raceRounds(3))('are given to exactly as many companies (T-R06), round %i', async () => {
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10, max_uses: 3 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(site)));
    const responses = await Promise.all(
      buyers.map((buyer) => site.checkout(buyer, { promoCode, expectedTotalCents: 13_730 })),
    );
    expect(statusesOf(responses)).toEqual([...Array<number>(3).fill(200), ...Array<number>(17).fill(422)]);
  });
  it.each(raceRounds(3))('are given to one company as often as allowed (T-R07), round %i', async () => {
    const promoCode = await aPromoCode(site.commerce, { kind: 'amount', value: 100, currency: 'CAD' });
    const landlord = await aBuyer(site);
    const bundles = await Promise.all([25, 60, 150, 400].map((credits) => bundleOf(site.commerce, credits)));
    const totals = [2_712, 6_328, 15_142, 38_307];
    const responses = await Promise.all(
      bundles.map((id, at) => site.checkout(landlord, { promoCode, bundleId: id, expectedTotalCents: totals[at] })),
    );
    // A later cart ends an earlier one, whose use it takes.
    const statuses = statusesOf(responses);
    expect([statuses[0], statuses.filter((status) => status !== 200 && status !== 422)]).toEqual([200, []]);
    expect(await site.usesOf(promoCode)).toEqual([{ used: 1, reserved: 1 }]);
  });
});

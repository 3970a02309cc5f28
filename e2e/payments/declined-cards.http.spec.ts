import { stepsOfCards, type CardSteps } from './site/card-steps.ts';
import { aKey, startCheckoutSite, total, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';

let site: CheckoutSite;
let steps: CardSteps;
beforeAll(async () => {
  site = await startCheckoutSite();
  steps = stepsOfCards(site);
});
afterAll(() => site.stop());

const checkoutFrom = async (ip: string) => {
  const landlord = await aBuyer(site);
  const body = { key: aKey(), bundleId: site.bundleId, expectedTotalCents: total };
  const response = await site.commerce.post('/ecommerce/checkout', { as: landlord.as, ip, body });
  return { status: response.status, orderId: response.body.orderId as string };
};
/** Has five cards of a new company declined in a payment, the most that one company may try. */
async function declineFivePaymentsFrom(ip: string) {
  const { orderId } = await checkoutFrom(ip);
  for (let time = 0; time < 5; time += 1) await site.pay(orderId, 'pm_card_chargeDeclined');
  const { id } = await site.paymentOf(orderId);
  for (const event of await site.eventsOf('payment_intent.payment_failed', id, 5)) await site.deliver(event);
}
/** Has cards of a new company declined that are only saved. */
async function declineCardsFrom(ip: string, count: number) {
  const landlord = await aBuyer(site);
  const setup = await steps.open(landlord, ip);
  for (let time = 0; time < count; time += 1) await steps.confirm(landlord, 'pm_card_chargeDeclined');
  for (const event of await site.eventsOf('setup_intent.setup_failed', setup, count)) await site.deliver(event);
  return { landlord, setup };
}

describe('cards that are declined', () => {
  it('five times in an hour when saved end the setup, and the next payments and setups of the company', async () => {
    const { landlord, setup } = await declineCardsFrom('198.51.100.1', 5);
    expect((await site.stripe.setupIntents.retrieve(setup)).status).toBe('canceled');
    expect((await steps.save(landlord)).body.state).toBe('ended');
    expect((await steps.start(landlord, '198.51.100.2')).status).toBe(429);
    expect((await site.checkout(landlord)).status).toBe(429);
    await site.commerce.sql(`update failed_attempt set since = now() - interval '61 minutes'`);
    expect(await steps.open(landlord)).not.toBe(setup);
  });
  it('20 times in an hour from one address end its payments and setups, whatever the company', async () => {
    const ip = '2001:db8:1:2::7';
    for (let company = 0; company < 3; company += 1) await declineFivePaymentsFrom(ip);
    await declineCardsFrom(ip, 4);
    expect((await checkoutFrom(ip)).status).toBe(200);
    const { setup } = await declineCardsFrom(ip, 1);
    expect((await site.stripe.setupIntents.retrieve(setup)).status).toBe('canceled');
    expect((await checkoutFrom('2001:db8:1:2::99')).status).toBe(429);
    expect((await steps.start(await aBuyer(site), ip)).status).toBe(429);
    expect((await checkoutFrom('2001:db8:1:3::7')).status).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { SavedCards } from '../../services/commerce/src/payment-methods/saved-cards.ts';
import { PaymentProvider } from '../../services/commerce/src/payments/payment-provider.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { stepsOfCards, type CardSteps } from './site/card-steps.ts';
import { startCheckoutSite, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';

let site: CheckoutSite;
let steps: CardSteps;
beforeAll(async () => {
  site = await startCheckoutSite();
  steps = stepsOfCards(site);
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const digitsOf = async (landlord: TestLandlord) => (await steps.own(landlord))?.partialIdentifier;
/** Orders, pays and verifies. */
async function buy(landlord: TestLandlord, over: object, card?: string) {
  const { orderId } = (await site.checkout(landlord, over)).body;
  await site.pay(orderId, card);
  return (await site.postCheckout(landlord, orderId)).body;
}

describe('the card of a payment', () => {
  it('is saved when the buyer chose that, and otherwise not', async () => {
    const landlord = await aBuyer(site);
    expect((await buy(landlord, {})).state).toBe('fulfilled');
    expect(await digitsOf(landlord)).toBeUndefined();
    expect((await buy(landlord, { saveCard: true }, 'pm_card_mastercard')).state).toBe('fulfilled');
    expect(await digitsOf(landlord)).toBe('4444');
    expect((await buy(landlord, {}, 'pm_card_amex')).state).toBe('fulfilled');
    expect(await digitsOf(landlord)).toBe('4444');
  });
  it('is not saved when the buyer takes the choice back before paying', async () => {
    const landlord = await aBuyer(site);
    const { orderId } = (await site.checkout(landlord, { saveCard: true })).body;
    expect((await site.paymentOf(orderId)).setup_future_usage).toBe('off_session');
    expect((await site.checkout(landlord)).body.orderId).toBe(orderId);
    await site.pay(orderId);
    await site.postCheckout(landlord, orderId);
    expect([(await site.paymentOf(orderId)).status, await digitsOf(landlord)]).toEqual(['succeeded', undefined]);
  });
  it('is not saved when it is declined', async () => {
    const landlord = await aBuyer(site);
    expect((await buy(landlord, { saveCard: true }, 'pm_card_chargeDeclined')).payment).toBe('declined');
    expect(await digitsOf(landlord)).toBeUndefined();
  });
  it('may be the saved one, of the own company only', async () => {
    const [landlord, other] = [await aBuyer(site), await aBuyer(site)];
    await steps.saved(landlord, 'pm_card_mastercard');
    const payWithSaved = async (buyer: TestLandlord) => {
      const { orderId } = (await site.checkout(buyer)).body;
      const { status } = await site.commerce.post('/ecommerce/sandbox/confirm', { as: buyer.as, body: { orderId } });
      return [status, (await site.postCheckout(buyer, orderId)).body.state];
    };
    expect(await payWithSaved(other)).toEqual([404, 'pending']);
    expect(await payWithSaved(landlord)).toEqual([200, 'fulfilled']);
    const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body;
    const { body } = await site.commerce.get(`/elandlord/tax-receipts/${taxReceipts[0].id}`, { as: landlord.as });
    expect(body.document.paidWith).toEqual({ brand: 'Mastercard', last4: '4444' });
  });
});

describe('an off-session charge', () => {
  const charge = async ({ companyId }: TestLandlord, attemptId: string = randomUUID()) => {
    const card = await site.commerce.app.get(SavedCards, { strict: false }).find(companyId);
    const amount = { cents: 2_000, currency: 'CAD' } as const;
    return site.commerce.app
      .get(PaymentProvider, { strict: false })
      .charge({ attemptId, orderId: attemptId, amount, description: 'Membership', card: card! });
  };
  it('is made once per attempt', async () => {
    const landlord = await aBuyer(site);
    await steps.saved(landlord, 'pm_card_visa');
    const attemptId = randomUUID();
    const payment = await charge(landlord, attemptId);
    expect(payment).toMatchObject({
      status: 'succeeded',
      orderId: attemptId,
      received: { cents: 2_000, currency: 'CAD' },
      card: { brand: 'visa', last4: '4242' },
      declineCode: undefined,
    });
    expect((await charge(landlord, attemptId)).id).toBe(payment.id);
  });
  it('that the bank would ask about is declined', async () => {
    const landlord = await aBuyer(site);
    await steps.open(landlord);
    await steps.confirm(landlord, 'pm_card_threeDSecure2Required');
    await steps.authenticate(landlord, 'succeeded');
    await steps.save(landlord);
    expect(await charge(landlord)).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'authentication_required',
    });
  });
});

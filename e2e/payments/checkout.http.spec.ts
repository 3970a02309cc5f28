import { asStaff } from '@porchlight/service-kit/testing';
import { aLandlord, type TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { bundleOf } from '../../services/commerce/src/testing/bundle-of.ts';
import { nairHomes } from '../../services/commerce/src/testing/billing-address.ts';
import { aKey, startCheckoutSite, total, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';

let site: CheckoutSite;
beforeAll(async () => {
  site = await startCheckoutSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const mailsOf = ({ personId }: TestLandlord) =>
  site.commerce.sql(`select 1 from job where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1`, [
    personId,
  ]);

describe('a purchase', () => {
  it('is fulfilled once its payment is confirmed, however often that is reported', async () => {
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    expect(body).toMatchObject({
      state: 'pending',
      quote: { credits: 150, priceCents: 13_500, taxes: [{ name: 'HST', cents: 1_755 }], totalCents: total },
      payment: { provider: 'sandbox' },
    });
    expect((await site.postCheckout(landlord, body.orderId)).body).toMatchObject({ state: 'pending', payment: 'open' });
    await site.pay(body.orderId);
    for (let time = 0; time < 3; time += 1)
      expect((await site.postCheckout(landlord, body.orderId)).body).toEqual({
        orderId: body.orderId,
        state: 'fulfilled',
        credits: 150,
      });
    expect(await mailsOf(landlord)).toHaveLength(1);
    const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body;
    expect(taxReceipts).toMatchObject([{ kind: 'receipt', totalCents: total, taxCents: 1_755, currency: 'CAD' }]);
    const { document } = (await site.commerce.get(`/elandlord/tax-receipts/${taxReceipts[0].id}`, { as: landlord.as }))
      .body;
    expect(document).toMatchObject({
      buyer: {
        companyName: 'Nair Homes Inc.',
        billingAddressLines: ['214 Roncesvalles Ave', 'Toronto ON M6R 2M1'],
      },
      paidWith: { brand: 'Visa', last4: '4242' },
      taxes: [{ name: 'HST', ratePpm: 130_000, cents: 1_755 }],
      subtotalCents: 13_500,
    });
  });
  it('keeps the campaign that brought the buyer, which is no part of what its key stands for', async () => {
    const landlord = await aBuyer(site);
    const campaign = { gclid: 'Cj0K', utms: { source: 'google', medium: 'cpc', campaign: 'landlords' } };
    const key = aKey();
    const { body } = await site.checkout(landlord, { key, ...campaign });
    expect((await site.checkout(landlord, { key })).body.orderId).toBe(body.orderId);
    const order = await site.commerce.get(`/admin/ecommerce/orders/${body.orderId}`, {
      as: asStaff(['viewEcommerce']),
    });
    expect(order.body).toMatchObject(campaign);
  });
  it('with a promo code costs less and counts the code once paid', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10 });
    const { body } = await site.checkout(landlord, { promoCode, expectedTotalCents: 13_730 });
    expect((await site.paymentOf(body.orderId)).amount).toBe(13_730);
    await site.pay(body.orderId);
    await site.postCheckout(landlord, body.orderId);
    expect(
      await site.commerce.sql('select used, spent_cents::int as spent from promo_code where code = $1', [promoCode]),
    ).toEqual([{ used: 1, spent: 1_350 }]);
    expect((await site.checkout(landlord, { promoCode, expectedTotalCents: 13_730 })).body.code).toBe('promo-refused');
  });
  it('keeps its promo code while it is not paid: for the same cart, and for another that replaces it', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10, max_uses: 1 });
    const first = await site.checkout(landlord, { promoCode, expectedTotalCents: 13_730 });
    await site.pay(first.body.orderId, 'pm_card_visa_chargeDeclined');
    const again = await site.checkout(landlord, { promoCode, expectedTotalCents: 13_730 });
    expect(again.body).toMatchObject({ orderId: first.body.orderId, state: 'pending' });
    const other = { promoCode, bundleId: await bundleOf(site.commerce, 25), expectedTotalCents: 2_543 };
    const { status, body } = await site.checkout(landlord, other);
    expect([status, body.state]).toEqual([200, 'pending']);
    expect((await site.paymentOf(first.body.orderId)).status).toBe('canceled');
    expect((await site.postCheckout(landlord, first.body.orderId)).body.state).toBe('cancelled');
    expect(await site.usesOf(promoCode)).toEqual([{ used: 1, reserved: 1 }]);
  });
  it('of a bundle is refused once the company has bought it as often as it may', async () => {
    const bundleId = await bundleOf(site.commerce, 60);
    await site.commerce.sql('update credit_bundle set max_per_customer = 1 where id = $1', [bundleId]);
    const landlord = await aBuyer(site);
    const order = () => site.checkout(landlord, { bundleId, expectedTotalCents: 6_441 });
    const { orderId } = (await order()).body;
    await site.pay(orderId);
    await site.postCheckout(landlord, orderId);
    expect((await order()).body).toMatchObject({
      code: 'bundle-gone',
      message: 'You’ve bought this bundle as often as you can. Please choose another one.',
    });
    await site.commerce.sql('update credit_bundle set max_per_customer = null where id = $1', [bundleId]);
  });
  it('of nothing to pay is fulfilled without the provider', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 100 });
    const { body } = await site.checkout(landlord, { promoCode, expectedTotalCents: 0 });
    expect(body).toMatchObject({ state: 'fulfilled', quote: { totalCents: 0 } });
    expect([await site.creditsOf(landlord), await site.paymentsOf(body.orderId)]).toEqual([150, []]);
  });
  it('adds the free credits of a code beside those that were bought', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'credits', value: 15 });
    const { body } = await site.checkout(landlord, { promoCode });
    await site.pay(body.orderId);
    expect((await site.postCheckout(landlord, body.orderId)).body.credits).toBe(165);
  });
  it('needs a billing address, and the total that was shown', async () => {
    const landlord = await aLandlord(site.commerce);
    expect((await site.checkout(landlord)).body.code).toBe('billing-needed');
    const { status, body } = await site.checkout(await aBuyer(site), { expectedTotalCents: 15_000 });
    expect([status, body.code, body.current.totalCents]).toEqual([409, 'price-changed', total]);
  });
  it('is billed to the address that was saved last before it is paid', async () => {
    const landlord = await aBuyer(site);
    const { as } = landlord;
    const moveTo = (over: object) =>
      site.commerce.patch('/ecommerce/billing-information', { as, body: { ...nairHomes, ...over } });
    const key = aKey();
    const { orderId } = (await site.checkout(landlord, { key })).body;
    await site.commerce.patch('/elandlord/tax-information', { as, body: { companyName: 'Nair Holdings' } });
    await moveTo({ name: 'Priya Nair', line1: '1 Elm St' });
    expect((await site.checkout(landlord, { key })).body.orderId).toBe(orderId);
    await moveTo({ name: 'Priya Nair', line1: '2 Elm St' });
    expect((await site.checkout(landlord)).body.orderId).toBe(orderId);
    await site.pay(orderId);
    await site.postCheckout(landlord, orderId);
    const [receipt] = (await site.commerce.get('/elandlord/tax-receipts', { as })).body.taxReceipts;
    expect(
      (await site.commerce.get(`/elandlord/tax-receipts/${receipt.id}`, { as })).body.document.buyer,
    ).toMatchObject({
      companyName: 'Nair Holdings',
      billingAddressLines: ['Priya Nair', '2 Elm St', 'Toronto ON M6R 2M1'],
    });
  });
  it('is a new order in another province', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    const { orderId } = (await site.checkout(landlord, { key })).body;
    await site.commerce.patch('/ecommerce/billing-information', {
      as: landlord.as,
      body: { ...nairHomes, province: 'AB', city: 'Calgary', postalCode: 'T2P 1J9' },
    });
    expect((await site.checkout(landlord, { key })).body.code).toBe('key-taken');
    const { body } = await site.checkout(landlord, { expectedTotalCents: 14_175 });
    expect([body.quote.totalCents, body.orderId === orderId]).toEqual([14_175, false]);
  });
  it('of another company is not found', async () => {
    const { body } = await site.checkout(await aBuyer(site));
    expect((await site.postCheckout(await aBuyer(site), body.orderId)).status).toBe(404);
  });
});

describe('a card', () => {
  it.each([
    ['pm_card_chargeDeclined', 'declined'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient-funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired-card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect-cvc'],
  ])('%s is declined as %s, and another one pays the same order', async (card, decline) => {
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    await site.pay(body.orderId, card);
    expect((await site.postCheckout(landlord, body.orderId)).body).toMatchObject({
      state: 'pending',
      payment: 'declined',
      decline,
    });
    await site.pay(body.orderId);
    expect((await site.postCheckout(landlord, body.orderId)).body.state).toBe('fulfilled');
  });
  it('with 3-D Secure waits for the bank', async () => {
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    await site.pay(body.orderId, 'pm_card_threeDSecure2Required');
    expect((await site.postCheckout(landlord, body.orderId)).body.payment).toBe('action');
    const { id } = await site.paymentOf(body.orderId);
    await site.control(`payment_intents/${id}/authenticate`, { outcome: 'failed' });
    expect((await site.postCheckout(landlord, body.orderId)).body.decline).toBe('authentication-failed');
    await site.pay(body.orderId, 'pm_card_threeDSecure2Required');
    await site.control(`payment_intents/${id}/authenticate`, { outcome: 'succeeded' });
    expect((await site.postCheckout(landlord, body.orderId)).body.state).toBe('fulfilled');
  });
  it('declined five times in an hour ends the payment and the next checkouts', async () => {
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    for (let time = 0; time < 5; time += 1) await site.pay(body.orderId, 'pm_card_chargeDeclined');
    const { id } = await site.paymentOf(body.orderId);
    expect((await site.checkout(landlord)).status).toBe(200);
    for (const delivery of await site.eventsOf('payment_intent.payment_failed', id, 5))
      expect((await site.deliver(delivery)).status).toBe(200);
    expect((await site.paymentOf(body.orderId)).status).toBe('canceled');
    expect((await site.checkout(landlord)).status).toBe(429);
    expect((await site.checkout(await aBuyer(site))).status).toBe(200);
  });
});

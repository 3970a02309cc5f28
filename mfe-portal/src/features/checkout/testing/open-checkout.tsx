import type { CheckoutRequest, QuoteResponse, QuoteRequest } from '@porchlight/contracts/commerce';
import { fireEvent, screen } from '@testing-library/react';
import { openAs, type FakeResponse } from '../../../testing/landlord-site.tsx';
import { CheckoutScreen } from '../checkout-screen.tsx';

const bundle = (credits: number, priceCents: number) => ({
  id: `bundle-${credits}`,
  name: `${credits} credits`,
  credits,
  bonusCredits: 0,
  priceCents,
  currency: 'CAD',
  isBestValue: credits === 400,
});
export const bundles = [bundle(150, 13_500), bundle(25, 2_500), bundle(400, 34_000)];
export const plan = {
  id: 'plan-12',
  name: 'Membership, 12 months',
  months: 12,
  includedListings: 10,
  priceCents: 120_000,
  currency: 'CAD',
};
const products = [...bundles, { ...plan, credits: 0 }];
export const billingInformation = {
  id: 'company-1',
  name: 'Nair Homes Inc.',
  phone: '+14165550123',
  line1: '214 Roncesvalles Ave',
  city: 'Toronto',
  postalCode: 'M6R 2M1',
  province: 'ON',
};

/** Prices a product as the service does: 13% in Ontario, 5% elsewhere. */
export function quoteOf({ bundleId, planId, province = 'ON' }: QuoteRequest, promoCode?: string): QuoteResponse {
  const { name: description, credits, priceCents } = products.find(({ id }) => id === (bundleId ?? planId))!;
  const discountCents = promoCode ? Math.round(priceCents / 10) : 0;
  const [name, ratePpm] = province === 'ON' ? ['HST', 130_000] : ['GST', 50_000];
  const cents = Math.round(((priceCents - discountCents) * Number(ratePpm)) / 1_000_000);
  return {
    ...(bundleId ? { bundleId } : {}),
    ...(planId ? { planId } : {}),
    description,
    credits,
    bonusCredits: 0,
    currency: 'CAD',
    priceCents,
    ...(promoCode ? { promoCode } : {}),
    discountCents,
    taxes: [{ name: String(name), ratePpm: Number(ratePpm), cents }],
    totalCents: priceCents - discountCents + cents,
    isTaxKnown: true,
    payment: { provider: 'sandbox' as const },
  };
}
export const paid = { orderId: 'order-1', state: 'fulfilled', credits: 278 };
export const declined = (decline: string) => ({
  orderId: 'order-1',
  state: 'pending',
  payment: 'declined',
  decline,
  credits: 128,
});
export const problem = (status: number, code: string, more: object = {}) => ({
  status,
  code,
  message: `Message of ${code}.`,
  ...more,
});
export const sale: Readonly<Record<string, FakeResponse>> = {
  '/elandlord/wallet': { wallet: { credits: 128, isMember: false, membershipExpiryDate: null, autoRenews: false } },
  '/elandlord/account-stats': {
    accountStats: { numOfListings: 6, numOfEnabledListings: 5, numOfDaysLeft: 16, dailyCreditUsage: 8 },
  },
  '/ecommerce/credit-bundles': { creditBundles: bundles },
  '/ecommerce/membership-plans': { membershipPlans: [plan] },
  '/ecommerce/billing-information': { billingInformation },
  '/ecommerce/payment-method': { paymentMethod: null },
  '/ecommerce/quote': (body) => quoteOf(body as QuoteRequest),
  '/ecommerce/promo-code': (body) => {
    const { promoCode, ...cart } = body as QuoteRequest & { promoCode: string };
    return promoCode === 'SAVE10'
      ? quoteOf(cart, promoCode)
      : problem(422, 'promo-refused', { errors: { promoCode: ['This code ended on May 1.'] } });
  },
  '/ecommerce/checkout': (body) => ({
    orderId: 'order-1',
    state: 'pending',
    quote: quoteOf(body as CheckoutRequest),
    payment: { provider: 'sandbox', clientSecret: 'secret' },
  }),
  '/ecommerce/sandbox/confirm': {},
  '/ecommerce/sandbox/authenticate': {},
  '/ecommerce/post-checkout': paid,
};
/** Returns responses one after another; the last one repeats. */
export const oneByOne = (...responses: (object | number)[]): FakeResponse => {
  const rest = [...responses];
  return () => (rest.length > 1 ? rest.shift()! : rest[0]!);
};

export const address = '/portal/billing/checkout?credits=100';
export async function open(over: Readonly<Record<string, FakeResponse>> = {}, at = address) {
  const site = openAs({ at, screen: <CheckoutScreen />, responses: { ...sale, ...over } });
  await screen.findByRole('button', { name: /^Pay (US)?\$/ });
  const bodiesOf = (path: string) =>
    site.sent.flatMap((one) =>
      one.path === path && one.body ? [JSON.parse(one.body) as Record<string, unknown>] : [],
    );
  return { ...site, bodiesOf };
}
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const fillCard = (number = '4242 4242 4242 4242') => {
  fill('Card number', number);
  fill('Expiry date', '11 / 29');
  fill('Security code', '987');
  fill('Name on card', 'Priya Nair');
};
export const payButton = () => screen.getByRole('button', { name: /^Pay \$|^Paying/ });
export const pay = () => fireEvent.click(payButton());
export const cardNumber = () => screen.getByLabelText<HTMLInputElement>('Card number');
export const isFocused = (text: string) => screen.getByText(text).closest('[data-summary]') === document.activeElement;

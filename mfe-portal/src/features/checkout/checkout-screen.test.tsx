import type { QuoteRequest } from '@porchlight/contracts/commerce';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAs } from '../../testing/landlord-site.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { address, fill, fillCard, open, pay, payButton, quoteOf, sale } from './testing/open-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is bought', () => {
  it('is the smallest bundle that covers the credits in the address', async () => {
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^150 credits/ }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: /400 credits Best value Lasts about 50 days at 8 a day/ })).toBeTruthy();
    expect(payButton().textContent).toBe('Pay $152.55');
    expect(screen.getByText('HST 13%')).toBeTruthy();
    expect(screen.getByText('Balance 128 → 278 credits · runs until December 25, 2026')).toBeTruthy();
  });
  it('lasts until a business day, which is that of Toronto', async () => {
    const visit = { now: '2026-11-22T04:59:59.000Z', timeZone: 'Asia/Tokyo' };
    openAs({ at: address, screen: <CheckoutScreen />, responses: sale, ...visit });
    expect(await screen.findByText('Balance 128 → 278 credits · runs until December 25, 2026')).toBeTruthy();
  });
  it.each([
    ['', /^25 credits/],
    ['?credits=1000', /^400 credits/],
  ])('is for %p the nearest bundle', async (query, name) => {
    await open({}, `/portal/billing/checkout${query}`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
  });
  it('is priced again for another bundle and another province', async () => {
    const { bodiesOf } = await open();
    fireEvent.click(screen.getByRole('radio', { name: /^25 credits/ }));
    expect(await screen.findByRole('button', { name: 'Pay $28.25' })).toBeTruthy();
    fill('Province or state', 'AB');
    expect(await screen.findByRole('button', { name: 'Pay $26.25' })).toBeTruthy();
    expect(bodiesOf('/ecommerce/quote').at(-1)).toEqual({ bundleId: 'bundle-25', province: 'AB' });
  });
  it('has its prices in the currency of the company', async () => {
    const { requested } = await open({
      '/ecommerce/quote': (body) => ({ ...quoteOf(body as QuoteRequest), currency: 'USD' }),
    });
    await waitFor(() => {
      expect(requested()).toContain('/ecommerce/credit-bundles?lang=en-US');
    });
  });
  it('costs less with a promo code, until it is removed', async () => {
    await open();
    fill('Promo code (optional)', 'SAVE10');
    fireEvent.keyDown(screen.getByLabelText('Promo code (optional)'), { key: 'Enter' });
    expect(await screen.findByText('SAVE10: you save $13.50')).toBeTruthy();
    expect(payButton().textContent).toBe('Pay $137.30');
    fireEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByRole('button', { name: 'Pay $152.55' })).toBeTruthy();
  });
  it('keeps its price when a promo code is refused, which is tried once for a bundle', async () => {
    const { bodiesOf } = await open();
    fill('Promo code (optional)', 'OLD');
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This code ended on May 1.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay $152.55' })).toBeTruthy();
    fill('Province or state', 'AB');
    await screen.findByRole('button', { name: 'Pay $141.75' });
    expect(bodiesOf('/ecommerce/promo-code')).toHaveLength(1);
  });
});

describe('an order of nothing to pay', () => {
  it('needs no card', async () => {
    const { bodiesOf } = await open({
      '/ecommerce/quote': (body) => ({
        ...quoteOf(body as QuoteRequest),
        discountCents: 13_500,
        taxes: [],
        totalCents: 0,
      }),
      '/ecommerce/checkout': (body) => ({
        orderId: 'order-1',
        state: 'fulfilled',
        quote: quoteOf(body as QuoteRequest),
      }),
    });
    expect(screen.getByText('There’s nothing to pay, so you don’t need a card.')).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    pay();
    expect(await screen.findByText('Thank you, 150 credits added')).toBeTruthy();
    expect(bodiesOf('/ecommerce/checkout')).toHaveLength(1);
  });
});

describe('a membership', () => {
  const inMembership = '/portal/billing/checkout?membership=12&promo=SAVE10';
  const wallet = (membershipExpiryDate: string) => ({
    '/elandlord/wallet': { wallet: { credits: 128, isMember: true, membershipExpiryDate } },
  });

  it('is a choice beside the bundles, and takes no promo code', async () => {
    const { bodiesOf } = await open();
    fireEvent.click(
      screen.getByRole('radio', {
        name: 'Membership, 12 months Up to 10 live listings cost no credits $1,200.00 $100.00 a month',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Pay $1,356.00' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Membership/ }).checked).toBe(true);
    expect(screen.getByText('Membership, 12 months', { selector: 'dt' })).toBeTruthy();
    expect(screen.getByText('Your membership begins today.')).toBeTruthy();
    expect(screen.queryByLabelText('Promo code (optional)')).toBeNull();
    expect(bodiesOf('/ecommerce/quote').at(-1)).toEqual({ planId: 'plan-12', province: 'ON' });
    fireEvent.click(screen.getByRole('radio', { name: /^25 credits/ }));
    expect(await screen.findByRole('button', { name: 'Pay $28.25' })).toBeTruthy();
  });
  it('in the address is chosen, paid and confirmed', async () => {
    const { bodiesOf } = await open({}, inMembership);
    fillCard();
    pay();
    expect(await screen.findByText('Thank you, you’re a member')).toBeTruthy();
    expect(bodiesOf('/ecommerce/checkout')).toEqual([
      { key: expect.any(String) as string, planId: 'plan-12', expectedTotalCents: 135_600 },
    ]);
    expect(bodiesOf('/ecommerce/promo-code')).toEqual([]);
  });
  it('that is renewed follows the present one, whose last day is that of Toronto', async () => {
    await open(wallet('2027-11-24T04:59:59.999Z'), inMembership);
    expect(screen.getByText('The new term follows the one that ends on November 23, 2027.')).toBeTruthy();
  });
  it('that cannot be loaded leaves the bundles', async () => {
    await open({ '/ecommerce/membership-plans': 404 }, inMembership);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^25 credits/ }).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: /^Membership/ })).toBeNull();
  });
  it('is sold when no credits are on sale', async () => {
    await open({ '/ecommerce/credit-bundles': { creditBundles: [] } });
    expect(payButton().textContent).toBe('Pay $1,356.00');
  });
});

describe('the checkout', () => {
  it('is for landlords whose email is verified, and requests nothing for others', async () => {
    const { requested } = openAs({ at: address, screen: <CheckoutScreen />, responses: sale, isVerified: false });
    expect(await screen.findByRole('link', { name: 'Confirm my email' })).toBeTruthy();
    expect(requested()).toEqual([]);
  });
  it('explains a failure to load', async () => {
    openAs({ at: address, screen: <CheckoutScreen />, responses: { ...sale, '/ecommerce/credit-bundles': 503 } });
    expect(await screen.findByText('We can’t load the checkout')).toBeTruthy();
  });
  it('says when nothing is on sale', async () => {
    const nothing = {
      '/ecommerce/credit-bundles': { creditBundles: [] },
      '/ecommerce/membership-plans': { membershipPlans: [] },
    };
    const responses = { ...sale, ...nothing };
    openAs({ at: address, screen: <CheckoutScreen />, responses });
    expect(await screen.findByText('No credits on sale')).toBeTruthy();
  });
  it('works without the wallet', async () => {
    await open({ '/elandlord/wallet': 503, '/elandlord/account-stats': 503 });
    expect(screen.queryByText(/^Balance/)).toBeNull();
    fillCard();
    pay();
    expect(await screen.findByText('Thank you, 150 credits added')).toBeTruthy();
  });
});

import type { QuoteRequest } from '@porchlight/contracts/commerce';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  address,
  billingInformation,
  cardNumber,
  declined,
  fill,
  fillCard,
  isFocused,
  oneByOne,
  open,
  paid,
  pay,
  payButton,
  problem,
  quoteOf,
} from './testing/open-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a payment', () => {
  it('orders, confirms the card by its name and adds the credits', async () => {
    const { requested, bodiesOf } = await open();
    fillCard();
    pay();
    expect(await screen.findByText('Thank you, 150 credits added')).toBeTruthy();
    expect(screen.getByText('You now have 278 credits.')).toBeTruthy();
    expect(bodiesOf('/ecommerce/checkout')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f]{32}$/), bundleId: 'bundle-150', expectedTotalCents: 15_255 },
    ]);
    expect(bodiesOf('/ecommerce/sandbox/confirm')).toEqual([{ orderId: 'order-1', card: 'pm_card_visa' }]);
    // Nothing of the billing information changed; the wallet is loaded again.
    expect(bodiesOf('/ecommerce/billing-information')).toEqual([]);
    await waitFor(() => {
      expect(requested().filter((path) => path === '/elandlord/wallet')).toHaveLength(2);
    });
  });
  it('sends and stores no digit of the card', async () => {
    const { sent } = await open();
    fillCard();
    pay();
    await screen.findByText('Thank you, 150 credits added');
    const stored = [localStorage, sessionStorage].flatMap((one) => Object.entries(one));
    const everything = JSON.stringify([sent, stored]);
    // Idempotency keys are random letters and digits.
    for (const secret of [/4242/, /\b987\b/, /11 \/ 29/]) expect(everything).not.toMatch(secret);
  });
  it('with any number but a test card is refused at the field, and nothing is sent', async () => {
    const { sent } = await open();
    const before = sent.length;
    fillCard('4111 1111 1111 1111');
    pay();
    await waitFor(() => {
      expect(document.activeElement).toBe(cardNumber());
    });
    expect(screen.getByText(/^This isn’t a test card/)).toBeTruthy();
    expect(sent.slice(before)).toEqual([]);
  });
  it('saves a changed billing address first, and shows its errors at the fields', async () => {
    const refusal = problem(422, 'invalid', { errors: { city: ['Enter a city.'] } });
    const { bodiesOf } = await open({
      '/ecommerce/billing-information': (body) => (body ? refusal : { billingInformation }),
    });
    fillCard();
    fill('City', 'Ottawa');
    pay();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('City'));
    });
    expect([bodiesOf('/ecommerce/billing-information'), bodiesOf('/ecommerce/checkout')]).toMatchObject([
      [{ city: 'Ottawa' }],
      [],
    ]);
  });
  it('is sent once for a double click and a press of Enter, while the form is inert', async () => {
    const { bodiesOf } = await open();
    fillCard();
    pay();
    pay();
    fireEvent.submit(screen.getByRole('form', { name: 'Buy credits' }));
    expect(cardNumber().closest('[inert]')).not.toBeNull();
    await screen.findByText('Thank you, 150 credits added');
    expect(bodiesOf('/ecommerce/checkout')).toHaveLength(1);
  });
  it('warns when the page is left while it is made', async () => {
    await open({ '/ecommerce/post-checkout': 503 });
    fillCard();
    pay();
    expect(await screen.findByText('We’re checking your payment')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Billing' }));
    expect(await screen.findByText('Leave while you’re paying?')).toBeTruthy();
  });
  it('leads back to the page of this site that it interrupted', async () => {
    await open({}, `${address}&return=/portal/listings`);
    fillCard();
    pay();
    const link = await screen.findByRole('link', { name: 'Back to where you were' });
    expect(link.getAttribute('href')).toBe('/portal/listings');
  });
  it.each(['//evil.example', 'https://evil.example', '/%5Cevil.example', '/a/../b'])(
    'never leads to %s',
    async (path) => {
      await open({}, `${address}&return=${path}`);
      fillCard();
      pay();
      await screen.findByRole('link', { name: 'Go to billing' });
      expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
    },
  );
});

describe('the key of an order', () => {
  it('stays the same after a failure, also after a reload, and is new after the purchase', async () => {
    const failing = { '/ecommerce/checkout': oneByOne(problem(503, 'provider-down'), problem(409, 'in-progress')) };
    const first = await open(failing);
    fillCard();
    pay();
    await screen.findByText('Message of provider-down.');
    expect(screen.getByText('Your order is saved, and you’re never charged twice.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Message of in-progress.');
    first.unmount();

    const second = await open();
    fillCard();
    pay();
    await screen.findByText('Thank you, 150 credits added');
    second.unmount();

    const third = await open();
    fillCard();
    pay();
    await screen.findByText('Thank you, 150 credits added');
    const keys = [first, second, third].flatMap(({ bodiesOf }) =>
      bodiesOf('/ecommerce/checkout').map(({ key }) => key),
    );
    expect([keys.length, new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([4, 1, 2]);
  });
  it('is new for another content', async () => {
    const { bodiesOf } = await open({ '/ecommerce/checkout': problem(503, 'provider-down') });
    fillCard();
    pay();
    await screen.findByText('Message of provider-down.');
    fireEvent.click(screen.getByRole('radio', { name: /^25 credits/ }));
    await screen.findByRole('button', { name: 'Pay $28.25' });
    pay();
    await waitFor(() => {
      expect(bodiesOf('/ecommerce/checkout')).toHaveLength(2);
    });
    expect(new Set(bodiesOf('/ecommerce/checkout').map(({ key }) => key)).size).toBe(2);
  });
});

describe('a payment that fails', () => {
  it.each([
    ['declined', /^Your bank gave no reason/],
    ['insufficient-funds', /^There isn’t enough money/],
    ['expired-card', /^This card has expired/],
    ['incorrect-cvc', /^The security code is wrong/],
    ['authentication-failed', /^The payment wasn’t confirmed/],
  ])('as %s says so, and the form stays', async (reason, text) => {
    await open({ '/ecommerce/post-checkout': declined(reason) });
    fillCard();
    pay();
    expect(await screen.findByText(text)).toBeTruthy();
    expect([isFocused('Your card was declined'), cardNumber().value]).toEqual([true, '4242 4242 4242 4242']);
  });
  it('is paid with another card', async () => {
    const { bodiesOf } = await open({ '/ecommerce/post-checkout': oneByOne(declined('declined'), paid) });
    fillCard('4000 0000 0000 0002');
    pay();
    await screen.findByText('Your card was declined');
    fill('Card number', '5555 5555 5555 4444');
    pay();
    await screen.findByText('Thank you, 150 credits added');
    expect(bodiesOf('/ecommerce/sandbox/confirm').map(({ card }) => card)).toEqual([
      'pm_card_chargeDeclined',
      'pm_card_mastercard',
    ]);
    expect(new Set(bodiesOf('/ecommerce/checkout').map(({ key }) => key)).size).toBe(1);
  });
  it.each([
    ['Confirm', 'succeeded'],
    ['Refuse', 'failed'],
  ])('until the bank is answered: %s', async (button, outcome) => {
    const result = outcome === 'succeeded' ? paid : declined('authentication-failed');
    const { bodiesOf } = await open({
      '/ecommerce/post-checkout': oneByOne(
        { orderId: 'order-1', state: 'pending', payment: 'action', credits: 128 },
        result,
      ),
    });
    fillCard('4000 0027 6000 3184');
    pay();
    await screen.findByText('Your bank asks to confirm');
    fireEvent.click(screen.getByText(button, { selector: 'dialog button' }));
    await screen.findByText(outcome === 'succeeded' ? 'Thank you, 150 credits added' : 'Your card was declined');
    expect(bodiesOf('/ecommerce/sandbox/authenticate')).toEqual([{ orderId: 'order-1', outcome }]);
  });
  it('because the price changed shows the new total before it is paid', async () => {
    const { bodiesOf } = await open({
      '/ecommerce/quote': oneByOne(quoteOf({ bundleId: 'bundle-150' }), {
        ...quoteOf({ bundleId: 'bundle-150' }),
        totalCents: 16_000,
      }),
      '/ecommerce/checkout': problem(409, 'price-changed'),
    });
    fillCard();
    pay();
    expect(await screen.findByText('The total is now $160.00. Check the summary, then pay again.')).toBeTruthy();
    expect([isFocused('The price has changed'), payButton().textContent]).toEqual([true, 'Pay $160.00']);
    pay();
    await waitFor(() => {
      expect(bodiesOf('/ecommerce/checkout').map((one) => one['expectedTotalCents'])).toEqual([15_255, 16_000]);
    });
  });
  it('because of too many attempts says so without offering another', async () => {
    await open({ '/ecommerce/checkout': problem(429, 'too-many') });
    fillCard();
    pay();
    expect(await screen.findByText('Message of too-many.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('at another provider than the card fields of this page sends no card', async () => {
    const { bodiesOf } = await open({
      '/ecommerce/checkout': {
        orderId: 'order-1',
        state: 'pending',
        quote: quoteOf({ bundleId: 'bundle-150' }),
        payment: { provider: 'stripe', clientSecret: 'secret', publishableKey: 'pk_test_1' },
      },
    });
    fillCard();
    pay();
    expect(await screen.findByText('Enter your card')).toBeTruthy();
    expect(bodiesOf('/ecommerce/sandbox/confirm')).toEqual([]);
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });
  it('on a site with keys never shows the test cards', async () => {
    const stripe = { provider: 'stripe', publishableKey: 'pk_test_1' };
    await open({ '/ecommerce/quote': (body) => ({ ...quoteOf(body as QuoteRequest), payment: stripe }) });
    expect(screen.queryByText(/^Test mode/)).toBeNull();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });
});

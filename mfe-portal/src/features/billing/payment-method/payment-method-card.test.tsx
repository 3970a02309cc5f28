import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAs, type FakeResponse } from '../../../testing/landlord-site.tsx';
import { savedCard as card } from '../../../testing/saved-card.ts';
import { BillingScreen } from '../billing-screen.tsx';

const path = '/ecommerce/payment-method';
const other = { ...card, typeExt: 'amex', partialIdentifier: '0005' };
const setup = { payment: { provider: 'sandbox', clientSecret: 'seti_1_secret_2' } };
const problem = (status: number, message: string) => ({ status, code: 'any', message });

beforeEach(() => {
  localStorage.clear();
});

/** Opens billing; the calls of the path respond one after another, the last one repeats. */
function open(cards: readonly (object | number)[], over: Readonly<Record<string, FakeResponse>> = {}) {
  const rest = [...cards];
  return openAs({
    at: '/portal/billing',
    screen: <BillingScreen />,
    responses: {
      [path]: () => (rest.length > 1 ? rest.shift()! : rest[0]!),
      [`${path}/setup`]: setup,
      '/ecommerce/sandbox/confirm': {},
      '/ecommerce/sandbox/authenticate': {},
      ...over,
    },
  });
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function enterCard(opener: string, number = '3782 822463 10005') {
  fireEvent.click(await screen.findByRole('button', { name: opener }));
  await screen.findByLabelText('Card number');
  fill('Card number', number);
  fill('Expiry date', '11 / 29');
  fill('Security code', '1234');
  fill('Name on card', 'Priya Nair');
  click('Save card');
}
const bodiesOf = ({ sent }: ReturnType<typeof open>, at: string) =>
  sent.flatMap((one) => (one.path === at && one.body ? [JSON.parse(one.body) as object] : []));

describe('the payment method', () => {
  it('shows brand, last digits, expiry and postal code', async () => {
    open([{ paymentMethod: card }]);
    expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
    expect([screen.getByText('Expires 03/2031'), screen.getByText('Postal code M6R 2M1')]).toHaveLength(2);
    expect(screen.queryByText('Your card has expired')).toBeNull();
  });
  it('that is missing can be added, and no digit of it is sent', async () => {
    const site = open([{ paymentMethod: null }, { state: 'saved', paymentMethod: other }]);
    expect(await screen.findByText('No card is saved. Add one to pay faster.')).toBeTruthy();
    await enterCard('Add a card');
    expect(await screen.findByText('American Express ending in 0005')).toBeTruthy();
    expect(bodiesOf(site, '/ecommerce/sandbox/confirm')).toEqual([{ card: 'pm_card_amex' }]);
    expect(JSON.stringify([site.sent, { ...localStorage }])).not.toContain('822463');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace' }));
    });
  });
  it('that has expired says so and is updated', async () => {
    open([{ paymentMethod: { ...card, expYear: 2025, isExpired: true } }]);
    const notice = within((await screen.findByText('Your card has expired')).closest<HTMLElement>('[role=alert]')!);
    expect(screen.getByText('Expired 03/2025')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
    fireEvent.click(notice.getByRole('button', { name: 'Update card' }));
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
  });
  it.each([
    ['declined', 'expired-card', /^This card has expired/],
    ['declined', undefined, /^Your bank declined this card/],
    ['ended', undefined, /^Too many cards/],
    ['open', undefined, /^The card wasn’t saved/],
  ])('that is %s (%s) is not replaced, and the input stays', async (state, decline, text) => {
    open([{ paymentMethod: card }, { state, ...(decline ? { decline } : {}), paymentMethod: card }]);
    await enterCard('Replace', '4000 0000 0000 0069');
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 0069');
  });
  it.each([
    ['Confirm', 'succeeded', 'American Express ending in 0005'],
    ['Refuse', 'failed', 'The card wasn’t confirmed with your bank. Save it again, or use another card.'],
  ])('that the bank asks about waits for the answer: %s', async (button, outcome, text) => {
    const result =
      outcome === 'succeeded'
        ? { state: 'saved', paymentMethod: other }
        : { state: 'declined', decline: 'authentication-failed', paymentMethod: card };
    const site = open([{ paymentMethod: card }, { state: 'action', paymentMethod: card }, result]);
    await enterCard('Replace', '4000 0027 6000 3184');
    await screen.findByText('Your bank asks to confirm');
    fireEvent.click(screen.getByText(button, { selector: 'dialog button' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(bodiesOf(site, '/ecommerce/sandbox/authenticate')).toEqual([{ outcome }]);
  });
  it('stays and the reason is shown when a call fails', async () => {
    open([{ paymentMethod: card }, problem(503, 'The provider isn’t responding.')]);
    await enterCard('Replace');
    expect(await screen.findByText('The provider isn’t responding.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('3782 822463 10005');
  });
  it('cannot be replaced after too many declined cards', async () => {
    open([{ paymentMethod: card }], { [`${path}/setup`]: problem(429, 'Too many payments were declined.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('Too many payments were declined.')).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });
  it('is removed after a confirmation', async () => {
    open([{ paymentMethod: card }, { paymentMethod: null }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByText('Remove Visa ending in 4242?')).toBeTruthy();
    fireEvent.click(screen.getByText('Remove', { selector: 'dialog button' }));
    expect(await screen.findByText('No card is saved. Add one to pay faster.')).toBeTruthy();
  });
  it('explains a failure', async () => {
    open([503]);
    expect(await screen.findByText('We can’t load your payment method')).toBeTruthy();
  });
});

describe('the copy of the card in this browser', () => {
  const stored = () => localStorage.getItem('porchlight:user:u1:payment-method');
  it('is masked, expires, and is shown until the card is loaded', async () => {
    const first = open([{ paymentMethod: card }]);
    await screen.findByText('Postal code M6R 2M1');
    expect(JSON.parse(stored()!)).toEqual({
      value: {
        type: 'card',
        typeExt: 'visa',
        partialIdentifier: '4242',
        expMonth: 3,
        expYear: 2031,
        postalCode: 'M6R',
        isExpired: false,
      },
      expires: expect.any(Number),
    });
    first.unmount();
    open([{ paymentMethod: other }]);
    expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
    expect(await screen.findByText('American Express ending in 0005')).toBeTruthy();
  });
  it('is removed with the card', async () => {
    const first = open([{ paymentMethod: card }]);
    await screen.findByText('Visa ending in 4242');
    first.unmount();
    open([{ paymentMethod: null }]);
    await screen.findByText('No card is saved. Add one to pay faster.');
    expect(stored()).toBeNull();
  });
});

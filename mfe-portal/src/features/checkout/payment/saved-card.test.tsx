import { fireEvent, screen } from '@testing-library/react';
import { savedCard } from '../../../testing/saved-card.ts';
import { fillCard, open, pay } from '../testing/open-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openWith = (card: object) => open({ '/ecommerce/payment-method': { paymentMethod: card } });
const saveBox = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Save this card for next time/ });

describe('the entered card', () => {
  it('is saved only when that is chosen', async () => {
    const first = await open();
    expect(saveBox()?.checked).toBe(false);
    fillCard();
    pay();
    await screen.findByText('Thank you, 150 credits added');
    expect(first.bodiesOf('/ecommerce/checkout')[0]).not.toHaveProperty('saveCard');
    first.unmount();
    const second = await open();
    fireEvent.click(saveBox()!);
    fillCard();
    pay();
    await screen.findByText('Thank you, 150 credits added');
    expect(second.bodiesOf('/ecommerce/checkout')).toMatchObject([{ saveCard: true }]);
  });
});

describe('the saved card', () => {
  it('pays without being entered again', async () => {
    const { bodiesOf } = await openWith(savedCard);
    expect(await screen.findByRole('radio', { name: /^Visa ending in 4242/, checked: true })).toBeTruthy();
    expect([screen.queryByLabelText('Card number'), saveBox()]).toEqual([null, null]);
    pay();
    await screen.findByText('Thank you, 150 credits added');
    expect(bodiesOf('/ecommerce/sandbox/confirm')).toEqual([{ orderId: 'order-1' }]);
  });
  it('gives way to another card', async () => {
    const { bodiesOf } = await openWith(savedCard);
    fireEvent.click(await screen.findByRole('radio', { name: 'Another card' }));
    fillCard('5555 5555 5555 4444');
    pay();
    await screen.findByText('Thank you, 150 credits added');
    expect(bodiesOf('/ecommerce/sandbox/confirm')).toEqual([{ orderId: 'order-1', card: 'pm_card_mastercard' }]);
  });
  it('that has expired cannot pay', async () => {
    await openWith({ ...savedCard, expYear: 2025, isExpired: true });
    expect(await screen.findByText('Visa ending in 4242 · Expired 03/2025')).toBeTruthy();
    expect([screen.queryByRole('radio', { name: /^Visa/ }), screen.queryByLabelText('Card number')]).toEqual([
      null,
      expect.anything(),
    ]);
  });
});

import { sandboxCards } from '@porchlight/contracts/commerce';
import { invalidCardFields, isExpiryAfter, testCardOf, testCards } from './test-cards.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const card = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Priya Nair' };

describe('test cards', () => {
  it('stand for each card of the sandbox', () => {
    expect(testCards.map((one) => one.card)).toEqual(sandboxCards);
  });
  it.each([
    ['4242424242424242', 'pm_card_visa'],
    ['3782-822463-10005', 'pm_card_amex'],
    ['4000 0000 0000 0002', 'pm_card_chargeDeclined'],
    ['4111 1111 1111 1111', undefined],
    ['', undefined],
  ])('%s is %s', (number, name) => {
    expect(testCardOf(number)).toBe(name);
  });
});

describe('the fields of a card', () => {
  it('are valid in the last month of the card', () => {
    expect(invalidCardFields(card, now)).toEqual([]);
  });
  it('are listed in the order of the page', () => {
    expect(invalidCardFields({ number: '4111', expiry: '10/26', cvc: '12', name: ' ' }, now)).toEqual([
      'number',
      'expiry',
      'cvc',
      'name',
    ]);
  });
  it.each([
    ['12/26', true],
    ['1226', true],
    ['10/26', false],
    ['13/30', false],
    ['2026-12', false],
  ])('expiry %s is accepted: %s', (expiry, isValid) => {
    expect(isExpiryAfter(expiry, now)).toBe(isValid);
  });
});

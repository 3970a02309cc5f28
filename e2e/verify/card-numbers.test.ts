import { cardNumbersIn } from './suites/card-data/card-numbers.mjs';

describe('card numbers in a text', () => {
  it.each(['4242424242424242', '4000 0027 6000 3184', '"number":"378282246310005"', 'card 5555-5555-5555-4444.'])(
    'are found: %s',
    (text) => {
      expect(cardNumbersIn(text)).toHaveLength(1);
    },
  );
  it.each([
    ['a wrong check digit', '4242424242424243'],
    ['a part of an id', 'pi_4242424242424242', '4242424242424242abcd'],
    ['a fraction', '43.4242424242424242'],
    ['a longer number', '42424242424242424242424'],
    ['the last digits', '4242'],
  ])('are not %s', (_, ...texts) => {
    expect(texts.flatMap(cardNumbersIn)).toEqual([]);
  });
});

import { hasContactDetails, isInCapitals } from './listing-text.ts';

it.each([
  ['Bright two-bedroom near the park, call 416 555 0123', true],
  ['Call (416) 555-0123', true],
  ['+1 416.555.0123', true],
  ['Write to leila@example.com', true],
  ['See more at www.homes.example', true],
  ['cheap-homes.ca has more', true],
  ['Two bedrooms, 1,200 sq ft, built 1998, bus 504 and 505', false],
  ['Rent $2,150 from 2026-12-01 to 2027-11-30', false],
  ['St. John’s, near Memorial University. Quiet street.', false],
])('%s has contact details: %p', (text, expected) => {
  expect(hasContactDetails(text)).toBe(expected);
});

it.each([
  ['BRIGHT TWO-BEDROOM', true],
  ['MUST SEE home', true],
  ['ÉTAGE ENTIER', true],
  ['Bright two-bedroom near the YMCA', false],
  ['公寓出租', false],
  ['1234', false],
])('%s is in capitals: %p', (text, expected) => {
  expect(isInCapitals(text)).toBe(expected);
});

import { areCopies, bandsOf } from './text-sketch.ts';

const original = `Bright corner apartment on the third floor of a quiet brick building, two blocks from the
  river path. The kitchen was renovated last spring and has a gas stove, a full-size dishwasher and a window over
  the sink. Both bedrooms face the garden, the larger one with a walk-in closet. Heat and water are included in
  the rent, storage is in the basement, and the bus to the university stops at the corner every ten minutes.`;
const changed = original
  .replace('third floor', 'second floor')
  .replace('brick', 'stone')
  .replace('gas stove', 'new oven')
  .replace('river', 'RIVER');
const other = `Basement suite with its own entrance near the hospital, freshly painted and carpeted throughout.
  There is one bedroom with a queen-size bed, a small office, and a bathroom with a heated floor. Laundry is
  shared with the family upstairs, who are happy to lend bicycles. Parking for one car is behind the house, and
  groceries, a pharmacy and a library are within a short walk in every direction.`;
const boilerplate =
  'Please note that all applicants are subject to our standard screening process and equal housing rules. ';
const isCandidate = (text: string, of: string) => bandsOf(text).some((band, at) => band === bandsOf(of)[at]);

it('of a copied text shares bands with the original, although a few words were changed', () => {
  expect(isCandidate(changed, original)).toBe(true);
  expect(areCopies(changed, original)).toBe(true);
});
it('of other texts does not, even if both end with the same sentence', () => {
  expect(isCandidate(original, other)).toBe(false);
  expect(areCopies(original, other)).toBe(false);
  expect(areCopies(`${original} ${boilerplate}`, `${other} ${boilerplate}`)).toBe(false);
});
it('of a short text has no bands, and the text is no copy of itself', () => {
  expect(bandsOf('Bright two-bedroom near the park. Quiet street, large kitchen.')).toEqual([]);
  expect(areCopies(boilerplate, boilerplate)).toBe(false);
});
it('has ten bands that are 32-bit integers', () => {
  const bands = bandsOf(original);
  expect(bands).toHaveLength(10);
  expect(bands.every((band) => Number.isInteger(band) && Math.abs(band) <= 2 ** 31)).toBe(true);
});

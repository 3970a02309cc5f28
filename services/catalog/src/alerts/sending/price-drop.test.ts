import { isPriceDrop } from './price-drop.ts';

it.each([
  [2000, 1940, true],
  [2000, 1941, false],
  [500, 475, true],
  [500, 476, false],
  [800, 775, true],
  [1000, 975, false],
  [1000, 970, true],
  [2000, 2000, false],
  [2000, 2100, false],
])('from %i to %i is reported: %s', (before, now, isWorth) => {
  expect(isPriceDrop(before, now)).toBe(isWorth);
});

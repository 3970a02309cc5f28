import { mercatorOf } from './mercator.ts';

describe('a latitude on the square map of the world', () => {
  it('has the equator in the middle', () => expect(mercatorOf(0)).toBe(0.5));
  it('has the north above the south, as far from the middle', () => {
    expect(mercatorOf(51)).toBeLessThan(0.5);
    expect(mercatorOf(51) + mercatorOf(-51)).toBeCloseTo(1, 12);
  });
  it('never leaves the square, not even at a pole', () => {
    expect(mercatorOf(90)).toBeCloseTo(0, 9);
    expect(mercatorOf(-90)).toBeCloseTo(1, 9);
  });
});

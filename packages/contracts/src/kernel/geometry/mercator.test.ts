import { mercatorY } from './mercator.ts';

describe('the web-mercator position of a latitude', () => {
  it('is 0.5 at the equator', () => expect(mercatorY(0)).toBe(0.5));
  it('is symmetric to the equator', () => {
    expect(mercatorY(51)).toBeLessThan(0.5);
    expect(mercatorY(51) + mercatorY(-51)).toBeCloseTo(1, 12);
  });
  it('stays between 0 and 1, also at the poles', () => {
    expect(mercatorY(90)).toBeCloseTo(0, 9);
    expect(mercatorY(-90)).toBeCloseTo(1, 9);
  });
});

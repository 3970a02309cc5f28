import { share, subtract, sum } from './money.ts';

const cad = (cents: number) => ({ cents, currency: 'CAD' }) as const;
const usd = (cents: number) => ({ cents, currency: 'USD' }) as const;

describe('amounts', () => {
  it('are added and subtracted in cents', () => {
    expect(sum(cad(13_500), cad(-1_350), cad(1))).toEqual(cad(12_151));
    expect(sum(usd(5))).toEqual(usd(5));
    expect(subtract(usd(5), usd(7))).toEqual(usd(-2));
    expect(subtract(cad(0), cad(0))).toEqual(cad(0));
  });
  it('of two currencies are refused', () => {
    expect(() => sum(cad(1), cad(2), usd(3))).toThrow(RangeError);
    expect(() => subtract(cad(1), usd(0))).toThrow(RangeError);
  });
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %s cents are refused', (cents) => {
    expect(() => sum(cad(cents))).toThrow(RangeError);
    expect(() => sum(cad(1), cad(cents))).toThrow(RangeError);
    expect(() => subtract(cad(1), cad(cents))).toThrow(RangeError);
    expect(() => share(cad(cents), 50_000)).toThrow(RangeError);
  });
  it('that leave the safe integers are refused', () => {
    expect(() => sum(cad(Number.MAX_SAFE_INTEGER), cad(1))).toThrow(RangeError);
    // Floating-point addition rounds each of these sums to an integer.
    expect(() => sum(cad(2 ** 52), cad(0.5), cad(0.5))).toThrow(RangeError);
  });
});

describe('a share', () => {
  it.each([
    [0, 130_000, 0],
    [9, 50_000, 0],
    [10, 50_000, 1],
    [11, 50_000, 1],
    [29, 50_000, 1],
    [30, 50_000, 2],
    [12_150, 99_750, 1_212],
    [135_00, 0, 0],
    [135_00, 1_000_000, 135_00],
    // Floating-point arithmetic returns one cent more.
    [9_007_199_254_740_977, 99_750, 898_468_125_660_412],
  ])('of %i cents at %i ppm is %i cents, rounded half-up', (cents, ppm, expected) => {
    expect(share(cad(cents), ppm)).toEqual(cad(expected));
  });
  it('of a negative amount is refused', () => {
    expect(() => share(cad(-1), 50_000)).toThrow(RangeError);
  });
  it.each([-1, 0.5, 1_000_001, Number.NaN])('of %s ppm is refused', (ppm) => {
    expect(() => share(cad(100), ppm)).toThrow(RangeError);
  });
});

import { qualityOf } from './trend-quality.ts';

describe('the figures of rents', () => {
  it.each([
    [0, 'suppressed'],
    [9, 'suppressed'],
    [10, 'limited'],
    [29, 'limited'],
    [30, 'normal'],
  ] as const)('of %i listings are %s', (n, quality) => expect(qualityOf(n)).toBe(quality));
});

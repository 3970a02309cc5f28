import { negotiateEncoding } from './compression.ts';

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
    ['*', undefined],
    ['gzip;q=x', undefined],
    [',;q=,', undefined],
  ] as const)('for %s it is %s', (header, encoding) => expect(negotiateEncoding(header)).toBe(encoding));
});

import { CompanyChange } from '../../accounts/own-account.ts';
import { canonicalQuery, ListingFilters } from '../../catalog/index.ts';
import { ScopedListingsQuery } from '../../catalog/listings/listings.ts';
import { FavouriteToggle } from '../../catalog/favourites/favourites.ts';
import { readFilters } from '../../catalog/search/read-filters.ts';
import { InvalidInputError } from '../routes/problem.ts';
import { readBody, readLenient, readStrict } from './read.ts';

const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.faults.map(({ field, rule }) => `${field}: ${rule}`);
    throw error;
  }
  return 'accepted';
};

describe('the body of a request', () => {
  it('is accepted if it satisfies its class', () => {
    expect({ ...readBody(FavouriteToggle, { listingId: 'abc1234567', active: 1 }) }).toEqual({
      listingId: 'abc1234567',
      active: 1,
    });
  });
  it('is rejected with an unknown key', () => {
    expect(refusal(() => readBody(FavouriteToggle, { listingId: 'abc1234567', active: 1, userId: 'me' }))).toEqual([
      'userId: unknown',
    ]);
  });
  it('is rejected with the key __proto__', () => {
    const body: unknown = JSON.parse('{"listingId":"abc1234567","active":1,"__proto__":{"admin":true}}');
    expect(refusal(() => readBody(FavouriteToggle, body))).toEqual(['__proto__: unknown']);
  });
  it('is not converted: "1" is not 1', () => {
    expect(refusal(() => readBody(FavouriteToggle, { listingId: 'abc1234567', active: '1' }))).toEqual([
      'active: isIn',
    ]);
  });
  it('is rejected with null, unless the field is nullable', () => {
    expect(refusal(() => readBody(FavouriteToggle, { listingId: 'abc1234567', active: 1, email: null }))).toEqual([
      'email: isDefined',
    ]);
    expect(readBody(CompanyChange, { city: null }).city).toBeNull();
  });
  it.each([
    ['U+0000', 'a\0b'],
    ['a lone high surrogate', 'a\ud800'],
    ['a lone low surrogate', '\udc00b'],
  ])('is rejected with %s anywhere, in a value or a key', (_, text) => {
    expect(refusal(() => readBody(FavouriteToggle, { listingId: text, active: 1 }))).toEqual(['listingId: storable']);
    expect(refusal(() => readBody(FavouriteToggle, { deep: [{ text }] }))).toEqual(['deep.0.text: storable']);
    expect(refusal(() => readBody(FavouriteToggle, { [text]: 1 }))).toEqual(['body: storable']);
  });
  it('accepts whole surrogate pairs', () => {
    expect(readBody(CompanyChange, { name: '🏠 Homes' }).name).toBe('🏠 Homes');
  });
  it('counts the variation selectors of emoji, as columns do', () => {
    const name = (count: number) => '❤\ufe0f'.repeat(count);
    expect(refusal(() => readBody(CompanyChange, { name: name(61) }))).toEqual(['name: isLength']);
    expect(readBody(CompanyChange, { name: name(60) }).name).toBe(name(60));
    expect(refusal(() => readBody(CompanyChange, { name: name(121) }))).toEqual(['name: isLength']);
  });
  it('is rejected if it is nested too deeply', () => {
    const nested = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown;
    expect(refusal(() => readBody(FavouriteToggle, { deep: nested }))).toEqual([expect.stringMatching(/: depth$/)]);
  });
  it.each([[null], [[]], ['text'], [7]])('is rejected if it is not an object: %j', (body) => {
    expect(refusal(() => readBody(FavouriteToggle, body))).toContain('body: isObject');
  });
});

describe('a strict query or path', () => {
  it('accepts numbers in plain decimal notation only', () => {
    expect(readStrict(ScopedListingsQuery, { minrate: '900' }).minrate).toBe(900);
    for (const odd of ['1e3', '0x10', ' 9', '9 ', '', 'NaN'])
      expect(refusal(() => readStrict(ScopedListingsQuery, { minrate: odd }))).not.toBe('accepted');
  });
  it('rejects text that cannot be stored', () => {
    for (const lang of ['a\0', '\ud800'])
      expect(refusal(() => readStrict(ScopedListingsQuery, { lang }))).toEqual(['lang: storable']);
  });
  it('rejects a repeated scalar', () => {
    expect(refusal(() => readStrict(ScopedListingsQuery, { minrate: ['1', '2'] }))).not.toBe('accepted');
  });
});

describe('the query of a public page', () => {
  const read = (raw: Record<string, string | string[]>) => ({ ...readLenient(ScopedListingsQuery, raw) });
  it('keeps valid values and drops the rest', () => {
    expect(read({ beds: '2,9,x', amenities: 'gym,castle', maxrate: 'cheap', nonsense: '1', sort: 'newest' })).toEqual({
      beds: [2],
      amenities: ['gym'],
      sort: 'newest',
    });
  });
  it('swaps a reversed range', () => {
    expect(read({ minrate: '2000', maxrate: '1000' })).toEqual({ minrate: 1000, maxrate: 2000 });
  });
  it('clamps amounts and truncates a long keyword', () => {
    expect(read({ page: '0', perPage: '9999', keyword: 'x'.repeat(10_000) })).toEqual({
      page: 1,
      perPage: 60,
      keyword: 'x'.repeat(200),
    });
  });
  it('never cuts a character in half', () => {
    expect(read({ keyword: `${'x'.repeat(199)}🏠` })).toEqual({ keyword: 'x'.repeat(199) });
    expect(readFilters({ keyword: `${'x'.repeat(199)}🏠` })).toEqual({ keyword: 'x'.repeat(199) });
  });
  it('drops a repeated scalar, invalid bounds and NUL bytes', () => {
    expect(read({ minrate: ['1', '2'], bounds: '1,2,3', keyword: 'a\0b' })).toEqual({ keyword: 'ab' });
  });
  it('reads a list by comma or by repetition', () => {
    expect(read({ beds: ['1,2', '3'] })).toEqual({ beds: [1, 2, 3] });
  });
  it('validates a value independently of earlier and other values', () => {
    const query = { beds: '2,9', sort: 'sideways', movein: '2026-02-31', minrate: '900', lang: 'xx' };
    const first = read(query);
    expect(first).toEqual({ beds: [2], minrate: 900 });
    expect(read(query)).toEqual(first);
    expect(read({ sort: 'sideways', keyword: 'lake' })).toEqual({ keyword: 'lake' });
  });
  it('ignores keys of the prototype', () => {
    expect(read(Object.create({ keyword: 'ghost' }) as Record<string, string>)).toEqual({});
  });
});

describe('the canonical address of a search', () => {
  it('has its keys in one order, lists sorted, and no page 1', () => {
    const filters = readLenient(ListingFilters, { sort: 'newest', amenities: 'pool,gym', beds: '3,1' });
    expect(canonicalQuery(filters, 1)).toBe('beds=1,3&amenities=gym,pool&sort=newest');
    expect(canonicalQuery(filters, 2)).toBe('beds=1,3&amenities=gym,pool&sort=newest&p=2');
  });
});

import { ListingFilters, ScopedListingsQuery, FavouriteToggle, canonicalQuery } from '../catalog/index.ts';
import { InputRefused } from './problem.ts';
import { readBody, readLenient, readText } from './read.ts';

const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputRefused) return error.faults.map(({ field, rule }) => `${field}: ${rule}`);
    throw error;
  }
  return 'accepted';
};

describe('the body of a call', () => {
  it('is taken when its class agrees', () => {
    expect({ ...readBody(FavouriteToggle, { listingId: 'abc1234567', active: 1 }) }).toEqual({
      listingId: 'abc1234567',
      active: 1,
    });
  });
  it('refuses a key that the class does not know', () => {
    expect(refusal(() => readBody(FavouriteToggle, { listingId: 'abc1234567', active: 1, userId: 'me' }))).toEqual([
      'userId: unknown',
    ]);
  });
  it('refuses a prototype in disguise', () => {
    const body: unknown = JSON.parse('{"listingId":"abc1234567","active":1,"__proto__":{"admin":true}}');
    expect(refusal(() => readBody(FavouriteToggle, body))).toEqual(['__proto__: unknown']);
  });
  it('converts nothing: "1" is not 1', () => {
    expect(refusal(() => readBody(FavouriteToggle, { listingId: 'abc1234567', active: '1' }))).toEqual([
      'active: isIn',
    ]);
  });
  it.each([[null], [[]], ['text'], [7]])('refuses %j, which is no object', (body) => {
    expect(refusal(() => readBody(FavouriteToggle, body))).toContain('body: isObject');
  });
});

describe('a strict query or path', () => {
  it('reads numbers as people write them and nothing else', () => {
    expect(readText(ScopedListingsQuery, { minrate: '900' }).minrate).toBe(900);
    for (const odd of ['1e3', '0x10', ' 9', '9 ', '', 'NaN'])
      expect(refusal(() => readText(ScopedListingsQuery, { minrate: odd }))).not.toBe('accepted');
  });
  it('refuses a scalar given twice', () => {
    expect(refusal(() => readText(ScopedListingsQuery, { minrate: ['1', '2'] }))).not.toBe('accepted');
  });
});

describe('the query of a public page', () => {
  const read = (raw: Record<string, string | string[]>) => ({ ...readLenient(ScopedListingsQuery, raw) });
  it('keeps what it can read and drops the rest', () => {
    expect(read({ beds: '2,9,x', amenities: 'gym,castle', maxrate: 'cheap', nonsense: '1', sort: 'newest' })).toEqual({
      beds: [2],
      amenities: ['gym'],
      sort: 'newest',
    });
  });
  it('swaps a range that is written backwards', () => {
    expect(read({ minrate: '2000', maxrate: '1000' })).toEqual({ minrate: 1000, maxrate: 2000 });
  });
  it('takes amounts to their bound and cuts a long keyword', () => {
    expect(read({ page: '0', perPage: '9999', keyword: 'x'.repeat(10_000) })).toEqual({
      page: 1,
      perPage: 60,
      keyword: 'x'.repeat(200),
    });
  });
  it('drops a scalar given twice, a broken box and NUL bytes', () => {
    expect(read({ minrate: ['1', '2'], bounds: '1,2,3', keyword: 'a\0b' })).toEqual({ keyword: 'ab' });
  });
  it('reads a list by comma or by repetition', () => {
    expect(read({ beds: ['1,2', '3'] })).toEqual({ beds: [1, 2, 3] });
  });
  it('says the same of a value however often it is asked, alone or beside others', () => {
    const query = { beds: '2,9', sort: 'sideways', movein: '2026-02-31', minrate: '900', lang: 'xx' };
    const first = read(query);
    expect(first).toEqual({ beds: [2], minrate: 900 });
    expect(read(query)).toEqual(first);
    expect(read({ sort: 'sideways', keyword: 'lake' })).toEqual({ keyword: 'lake' });
  });
  it('does not see what stands on the prototype', () => {
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

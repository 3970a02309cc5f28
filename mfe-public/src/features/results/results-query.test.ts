import { resultsUrl, withChanges, hasFilters, parseResultsQuery, withToggled, resetFilters } from './results-query.ts';

const read = (query: string) => parseResultsQuery(new URLSearchParams(query));

describe('the address of a search', () => {
  it('round-trips', () => {
    const filters = { beds: [1, 2], maxrate: 2500, utilities: ['heat'], sort: 'newest' as const };
    const address = resultsUrl('/homes/ontario/toronto', filters, 3);
    expect(address).toBe('/homes/ontario/toronto?beds=1,2&maxrate=2500&utilities=heat&sort=newest&p=3');
    expect(read(address.split('?')[1] ?? '')).toEqual({ filters, page: 3, text: undefined });
  });

  it('is the same for every order of selection', () => {
    expect(resultsUrl('/homes', { utilities: ['water', 'heat'], beds: [3, 1] })).toBe(
      resultsUrl('/homes', { beds: [1, 3], utilities: ['heat', 'water'] }),
    );
  });

  it('omits page 1', () => {
    expect(resultsUrl('/homes', { beds: [2] }, 1)).toBe('/homes?beds=2');
  });

  it('accepts a form submission without JavaScript: repeated keys and empty fields', () => {
    expect(read('beds=1&beds=2&minrate=&maxrate=1800&keyword=').filters).toEqual({ beds: [1, 2], maxrate: 1800 });
  });

  it('drops invalid values and fixes swapped ranges', () => {
    expect(read('beds=2,9,x&minrate=3000&maxrate=1000&amenities=pool,moat&sort=up&foo=1&bounds=1,2,3').filters).toEqual(
      { beds: [2], minrate: 1000, maxrate: 3000, amenities: ['pool'] },
    );
  });

  it.each([
    ['p=0', 1],
    ['p=-3', 1],
    ['p=abc', 1],
    ['p=2', 2],
    ['p=99999999', 100_000],
    ['p=1e3', 1],
  ])('reads the page of %s as %d', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it('survives a broken escape, a NUL byte and a keyword of 10 kB', () => {
    expect(read('keyword=%E0%A4%A').filters.keyword).toBeTruthy();
    expect(read('keyword=a%00b').filters.keyword).toBe('ab');
    expect(read(`keyword=${'x'.repeat(10_000)}`).filters.keyword).toHaveLength(200);
  });
});

describe('a change of filters', () => {
  it('adds and removes a value, and drops an empty filter', () => {
    const one = withToggled({}, 'beds', 2);
    expect(one).toEqual({ beds: [2] });
    expect(withToggled(one, 'beds', 2)).toEqual({});
  });

  it('resets the page', () => {
    expect(resultsUrl('/homes', withChanges(read('beds=2&p=7').filters, { maxrate: 2000 }))).toBe(
      '/homes?beds=2&maxrate=2000',
    );
  });

  it('keeps the sort order on reset', () => {
    expect(resetFilters({ beds: [1], sort: 'rent-asc' })).toEqual({ sort: 'rent-asc' });
    expect(hasFilters({ sort: 'rent-asc' })).toBe(false);
    expect(hasFilters({ beds: [0] })).toBe(true);
  });
});

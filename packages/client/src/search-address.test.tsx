import { saveLastSearch, lastSearch } from './search-address.ts';

describe('the address of a search', () => {
  it('stores the last search for the session, and only a path on this site', () => {
    saveLastSearch('/homes/alberta/calgary?beds=2');
    expect(lastSearch()).toBe('/homes/alberta/calgary?beds=2');
    sessionStorage.setItem('porchlight:last-search', 'https://elsewhere.example');
    expect(lastSearch()).toBeUndefined();
  });
});

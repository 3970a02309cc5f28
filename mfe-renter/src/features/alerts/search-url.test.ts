import { changedSearchUrl, formFiltersOf, searchUrl } from './search-url.ts';

const toronto = '/homes/ontario/toronto';
const alert = (query: string) => ({ url: `${toronto}?${query}`, query });
const unchanged = (query: string) => ({ locationUrl: alert(query).url, ...formFiltersOf({ query }) });

describe('search of an alert', () => {
  it.each([
    ['beds=2,3,4&maxrate=1800', { beds: '2', rent: '1800' }],
    ['beds=1,2', { beds: 'same', rent: '' }],
    ['beds=0,1,2,3,4', { beds: 'same', rent: '' }],
    ['', { beds: '', rent: '' }],
  ])('%s fills the form, and stays when the form is not changed', (query, filters) => {
    expect(formFiltersOf({ query })).toEqual(filters);
    expect(changedSearchUrl(alert(query), unchanged(query))).toBe(query ? `${toronto}?${query}` : toronto);
  });
  it('keeps its other filters when place, bedrooms or rent change', () => {
    const query = 'beds=1,2&maxrate=1800&petpolicies=cats&keyword=sunny';
    expect(changedSearchUrl(alert(query), { locationUrl: '/homes/alberta/calgary', beds: '3', rent: '' })).toBe(
      '/homes/alberta/calgary?beds=3,4&petpolicies=cats&keyword=sunny',
    );
  });
  it('keeps its map area at its own location only', () => {
    const query = 'bounds=43.7,-79.3,43.6,-79.5';
    expect(changedSearchUrl(alert(query), { ...unchanged(query), rent: '2000' })).toBe(
      `${toronto}?maxrate=2000&bounds=43.7,-79.3,43.6,-79.5`,
    );
    expect(changedSearchUrl(alert(query), { locationUrl: '/homes/alberta/calgary', beds: '', rent: '' })).toBe(
      '/homes/alberta/calgary',
    );
  });
  it('of a new alert combines the location with bedrooms and rent', () => {
    expect(searchUrl(toronto, { beds: '3', rent: '2000' })).toBe(`${toronto}?beds=3,4&maxrate=2000`);
  });
});

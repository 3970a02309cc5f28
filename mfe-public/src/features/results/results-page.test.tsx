import type { HeadContext } from '@porchlight/client';
import { aListingCard } from '@porchlight/listing-ui/testing';
import { parseResultsQuery } from './results-query.ts';
import { crumbsOf, resultsHead, type ResultsData } from './results-page.ts';

const suggestion = {
  kind: 'city' as const,
  id: '1',
  name: 'Toronto',
  province: 'ON',
  country: 'CA',
  count: 801,
  url: '/homes/ontario/toronto',
};
const area = { ...suggestion };
const context = (query: string): HeadContext => ({
  language: 'en-CA',
  siteName: 'Porchlight',
  origin: 'https://porchlight.test',
  path: '/homes/ontario/toronto',
  params: { province: 'ontario', place: 'toronto' },
  query: new URLSearchParams(query),
  now: new Date(0),
});
const dataOf = (query: string, total = 801, more: Partial<ResultsData> = {}): ResultsData => ({
  resultsQuery: parseResultsQuery(new URLSearchParams(query)),
  suggestions: [],
  location: { area, intro: '', count: total, locations: [] },
  results: {
    listings: [aListingCard()],
    area,
    pagination: {
      currentPage: 2,
      prevPages: [1],
      nextPages: [],
      showing: { start: 25, end: 48 },
      total,
      more: false,
      numOfListingsFromPageOne: 48,
      endOfListings: true,
    },
  },
  ...more,
});
const headOf = (query: string, total?: number, more?: Partial<ResultsData>) =>
  resultsHead(dataOf(query, total, more), context(query));

describe('head of a results page', () => {
  it('names the place and the number of homes', () => {
    expect(headOf('p=2')).toMatchObject({
      title: 'Homes for rent in Toronto',
      description: expect.stringContaining('801 homes'),
    });
  });
  it('has its own canonical URL when unfiltered, and that of the location when filtered', () => {
    expect(headOf('p=2').canonical).toBe('/homes/ontario/toronto?p=2');
    expect(headOf('beds=2&p=2').canonical).toBe('/homes/ontario/toronto');
    expect(headOf('sort=newest').canonical).toBe('/homes/ontario/toronto');
  });
  it('names the province in the breadcrumbs, not its code', () => {
    expect(
      crumbsOf({ ...area, provinceName: 'Ontario' }, { province: 'ontario', place: 'toronto' }, 'Homes for rent').map(
        ({ name }) => name,
      ),
    ).toEqual(['Homes for rent', 'Ontario', 'Toronto']);
  });
  it('leads from the former address of a location to its present one, with filters and page', () => {
    const moved = { ...area, url: '/homes/ontario/old-york' };
    const location = { area: moved, intro: '', count: 801, locations: [] };
    expect(headOf('beds=2&p=2', 801, { location })).toMatchObject({
      status: 301,
      location: '/homes/ontario/old-york?beds=2&p=2',
    });
    expect(headOf('').status).toBeUndefined();
  });
  it('is not indexed for typed text or drawn areas', () => {
    expect(headOf('bounds=44,-79,43,-80')).toMatchObject({ noindex: true, canonical: '/homes/ontario/toronto' });
    expect(headOf('area=_p~iF~ps|U_ulLnnqC')).toMatchObject({ noindex: true });
    expect(headOf('q=torono')).toMatchObject({ noindex: true });
    expect(headOf('beds=2').noindex).toBe(false);
  });
  it('is not indexed with fewer than three listings', () => {
    expect(headOf('', 2).noindex).toBe(true);
    expect(headOf('', 3).noindex).toBe(false);
  });
  it('answers 404 for an unknown location', () => {
    expect(headOf('', 0, { results: undefined, location: undefined })).toMatchObject({ status: 404, noindex: true });
  });
  it('redirects a misspelt search without JavaScript to the corrected location, with its filters and the typed text', () => {
    const guess = { suggestions: [suggestion], redirect: suggestion, filters: { beds: '2' } };
    expect(headOf('q=2 bed torono&maxrate=2000', 9, { location: undefined, guess })).toMatchObject({
      status: 301,
      location: '/homes/ontario/toronto?beds=2&maxrate=2000&q=2%20bed%20torono',
    });
    expect(headOf('q=torono', 9, { location: undefined, guess: { ...guess, redirect: null } }).status).toBeUndefined();
  });
  it('redirects a search without JavaScript to an unambiguous location', () => {
    expect(
      headOf('q=toronto', 9, {
        location: undefined,
        suggestions: [suggestion, { ...suggestion, id: '2', name: 'Toronto area', url: '/homes/ontario/toronto-area' }],
      }),
    ).toMatchObject({ status: 301, location: '/homes/ontario/toronto' });
    expect(
      headOf('q=t', 9, { location: undefined, suggestions: [suggestion, { ...suggestion, name: 'Trail' }] }).status,
    ).toBeUndefined();
  });
});

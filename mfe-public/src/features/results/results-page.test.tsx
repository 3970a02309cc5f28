import type { HeadContext } from '@porchlight/client';
import { aListing } from '@porchlight/listing-ui/testing';
import { readAddress } from './results-address.ts';
import { crumbsOf, headOfResults, type ResultsData } from './results-page.ts';

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
  asked: readAddress(new URLSearchParams(query)),
  suggestions: [],
  location: { area, intro: '', count: total, locations: [] },
  results: {
    listings: [aListing()],
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
  headOfResults(dataOf(query, total, more), context(query));

describe('what a results page says to search engines', () => {
  it('names the place and the number of homes', () => {
    expect(headOf('p=2')).toMatchObject({
      title: 'Homes for rent in Toronto',
      description: expect.stringContaining('801 homes'),
    });
  });
  it('gives a plain page its own address, and a filtered one that of the place', () => {
    expect(headOf('p=2').canonical).toBe('/homes/ontario/toronto?p=2');
    expect(headOf('beds=2&p=2').canonical).toBe('/homes/ontario/toronto');
    expect(headOf('sort=newest').canonical).toBe('/homes/ontario/toronto');
  });
  it('leads through the province by its name, not its code', () => {
    expect(
      crumbsOf({ ...area, provinceName: 'Ontario' }, { province: 'ontario', place: 'toronto' }, 'Homes for rent').map(
        ({ name }) => name,
      ),
    ).toEqual(['Homes for rent', 'Ontario', 'Toronto']);
  });
  it('keeps what one reader typed or drew out of the index', () => {
    expect(headOf('bounds=44,-79,43,-80')).toMatchObject({ noindex: true, canonical: '/homes/ontario/toronto' });
    expect(headOf('area=_p~iF~ps|U_ulLnnqC')).toMatchObject({ noindex: true });
    expect(headOf('q=torono')).toMatchObject({ noindex: true });
    expect(headOf('beds=2').noindex).toBe(false);
  });
  it('keeps pages with fewer than three homes out of the index', () => {
    expect(headOf('', 2).noindex).toBe(true);
    expect(headOf('', 3).noindex).toBe(false);
  });
  it('answers 404 for a place that nobody knows', () => {
    expect(headOf('', 0, { results: undefined, location: undefined })).toMatchObject({ status: 404, noindex: true });
  });
  it('sends a misspelt search without script to the place it must have meant, with its wishes and what was typed', () => {
    const guess = { suggestions: [suggestion], redirect: suggestion, filters: { beds: '2' } };
    expect(headOf('q=2 bed torono&maxrate=2000', 9, { location: undefined, guess })).toMatchObject({
      status: 301,
      location: '/homes/ontario/toronto?beds=2&maxrate=2000&q=2%20bed%20torono',
    });
    expect(headOf('q=torono', 9, { location: undefined, guess: { ...guess, redirect: null } }).status).toBeUndefined();
  });
  it('sends a search without script to the only place that can be meant', () => {
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

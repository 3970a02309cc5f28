import type { Suggestion } from '@porchlight/contracts/catalog';
import type { Responses } from './api-in-turn.ts';

const suggestion = (given: Partial<Suggestion>): Suggestion => ({
  kind: 'city',
  id: '1',
  name: 'Toronto',
  province: 'ON',
  country: 'CA',
  count: 12,
  url: '/homes/ontario/toronto',
  ...given,
});
const toronto = suggestion({});
const seattle = suggestion({
  id: '2',
  name: 'Seattle',
  province: 'WA',
  country: 'US',
  url: '/homes/washington/seattle',
});
const notCities = [
  suggestion({ kind: 'metro', id: '3', name: 'Toronto area', url: '/homes/ontario/toronto-area' }),
  suggestion({ kind: 'postal', id: '4', name: 'M6R', url: '/homes/ontario/toronto?bounds=43.7,-79.3,43.6,-79.5' }),
];
const placeAt = (latitude: number, longitude: number) => ({
  area: { kind: 'city', center: { latitude, longitude } },
  intro: '',
  count: 0,
  locations: [],
});
export const torontoCentre = { latitude: 43.65, longitude: -79.38 };

/** Responses to the requests of the address fields: two cities, and their centres. */
export const addressResponses: Responses = {
  'GET /listings-autocomplete': [{ suggestions: [toronto, seattle, ...notCities] }],
  'GET /locations/ontario/toronto': [placeAt(torontoCentre.latitude, torontoCentre.longitude)],
  'GET /locations/washington/seattle': [placeAt(47.6, -122.33)],
  'GET /project-modules-formatted': [{ projectModules: {} }],
};

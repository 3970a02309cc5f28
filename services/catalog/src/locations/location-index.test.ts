import { aLocation } from './a-location.ts';
import { LocationIndex } from './location-index.ts';

const boundsAt = (latitude: number, longitude: number) => ({
  north: latitude,
  south: latitude,
  east: longitude,
  west: longitude,
});
const alberta = aLocation({ kind: 'province', id: 1, name: 'Alberta', slug: 'alberta', homes: 13 });
const calgary = aLocation({ id: 10, name: 'Calgary', homes: 9, bounds: boundsAt(51.05, -114.07) });
const airdrie = aLocation({ id: 11, name: 'Airdrie', homes: 0, bounds: boundsAt(51.29, -114.01) });
const cochrane = aLocation({ id: 12, name: 'Cochrane', homes: 4, bounds: boundsAt(51.19, -114.47) });
const toronto = aLocation({
  id: 13,
  name: 'Toronto',
  provinceId: 2,
  provinceSlug: 'ontario',
  provinceCode: 'ON',
  isFeatured: true,
  bounds: boundsAt(43.65, -79.38),
});
const index = new LocationIndex([alberta, calgary, airdrie, cochrane, toronto]);

describe('the location index', () => {
  it('finds a location by the parts of its address', () => {
    expect(index.province('alberta')).toBe(alberta);
    expect(index.at('alberta', 'calgary')).toBe(calgary);
    expect(index.at('ontario', 'calgary')).toBeUndefined();
  });
  it('distinguishes a city and a province of the same id', () => {
    expect(index.byId('province', 1)).toBe(alberta);
    expect(index.byId('city', 1)).toBeUndefined();
  });
  it('lists featured cities first, then those with listings, and none without', () =>
    expect(index.popular().map((location) => location.name)).toEqual(['Toronto', 'Calgary', 'Cochrane']));
  it('orders the cities of a province by their number of listings', () =>
    expect(index.within(alberta).map((location) => location.name)).toEqual(['Calgary', 'Cochrane', 'Airdrie']));
  it('lists neighbours with listings before nearer ones without', () =>
    expect(index.near(calgary).map((location) => location.name)).toEqual(['Cochrane', 'Airdrie']));
});

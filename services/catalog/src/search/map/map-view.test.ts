import { aLocation } from '../../locations/a-location.ts';
import { parseMapView } from './map-view.ts';

const city = '51.2,-113.9,50.9,-114.3';
const triangle = '_ocwHnrayT~hb@_|q@~hb@~{q@';

describe('parsing a map request', () => {
  it('shows the whole market without bounds, at a zoom that fits it', () =>
    expect(parseMapView({})).toMatchObject({ frame: undefined, zoom: 2, isLarge: 'unknown' }));
  it('shows the location without bounds, at a zoom that fits it', () =>
    expect(parseMapView({}, aLocation())).toMatchObject({ search: { scope: { name: 'Calgary' } }, zoom: 11 }));
  it('uses the given zoom, or the one at which the bounds fill a screen', () => {
    expect(parseMapView({ bounds: city, zoom: 12 }).zoom).toBe(12);
    expect(parseMapView({ bounds: city }).zoom).toBe(11);
  });
  it('ignores a street-level zoom of the bounds of a country', () => {
    expect(parseMapView({ bounds: '60,-60,40,-130', zoom: 22 }).zoom).toBeLessThanOrEqual(6);
    expect(parseMapView({ zoom: 22 }).zoom).toBe(4);
  });
  it('accepts bounds that are too large for a list', () =>
    expect(parseMapView({ bounds: '60,-60,40,-130', zoom: 4 })).toMatchObject({
      search: { box: { north: 60, west: -130 } },
      isLarge: 'unknown',
    }));
  it('is approximate up to zoom 9 at most', () =>
    expect([9, 10].map((zoom) => parseMapView({ bounds: city, zoom }).isLarge)).toEqual(['unknown', false]));
  it('is approximate in a location of more than 50,000 listings', () =>
    expect([50_000, 50_001].map((homes) => parseMapView({ zoom: 9 }, aLocation({ homes })).isLarge)).toEqual([
      false,
      true,
    ]));
  it('is exact in a drawn area at every zoom', () =>
    expect(parseMapView({ area: triangle, zoom: 4 })).toMatchObject({ isLarge: false }));
  it('stays finite for bounds without an extent', () =>
    expect(parseMapView({ bounds: '51,-114,51,-114' }).zoom).toBe(22));
});

import { parseMapView } from './map-view.ts';

const city = '51.2,-113.9,50.9,-114.3';
const triangle = '_ocwHnrayT~hb@_|q@~hb@~{q@';

describe('reading a map', () => {
  it('shows the whole market without bounds, at a zoom that fits it', () =>
    expect(parseMapView({})).toMatchObject({ box: undefined, zoom: 2, isZoomedOut: true, isApproximate: false }));
  it('takes the zoom that is given, or the one at which the box fills a screen', () => {
    expect(parseMapView({ bounds: city, zoom: 12 }).zoom).toBe(12);
    expect(parseMapView({ bounds: city }).zoom).toBe(11);
  });
  it('does not believe that a country is looked at from the street', () => {
    expect(parseMapView({ bounds: '60,-60,40,-130', zoom: 22 }).zoom).toBeLessThanOrEqual(6);
    expect(parseMapView({ zoom: 22 }).zoom).toBe(4);
  });
  it('keeps a box that is too large for a list', () =>
    expect(parseMapView({ bounds: '60,-60,40,-130', zoom: 4 })).toMatchObject({
      box: { north: 60, west: -130 },
      isZoomedOut: true,
    }));
  it('is zoomed out up to zoom 9, and counts homes one by one from 10', () =>
    expect([9, 10].map((zoom) => parseMapView({ bounds: city, zoom }).isZoomedOut)).toEqual([true, false]));
  it('looks into a shape that was drawn home by home, whatever the zoom', () =>
    expect(parseMapView({ area: triangle, zoom: 4 })).toMatchObject({ isZoomedOut: false, isApproximate: false }));
  it('is approximate when it is zoomed out with filters that the roll-up does not know', () => {
    expect(
      parseMapView({ zoom: 4, beds: [1], rentaltypes: ['condo'], minrate: 500, maxrate: 2000 }).isApproximate,
    ).toBe(false);
    expect(parseMapView({ zoom: 4, amenities: ['gym'] }).isApproximate).toBe(true);
    expect(parseMapView({ zoom: 12, bounds: city, amenities: ['gym'] }).isApproximate).toBe(false);
  });
  it('stays finite for a box without size', () => expect(parseMapView({ bounds: '51,-114,51,-114' }).zoom).toBe(22));
});

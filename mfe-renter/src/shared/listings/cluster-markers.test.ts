import type { MapMarker } from '@porchlight/contracts/catalog';
import { clusterMarkers } from './cluster-markers.ts';

const pin = (id: string, latitude: number, longitude: number, given: Partial<MapMarker> = {}): MapMarker => ({
  id,
  latitude,
  longitude,
  count: 1,
  rentMin: 1500,
  currency: 'CAD',
  ...given,
});
// About 700 m and 3 km apart.
const near = pin('near', 51.045, -114.06);
const beside = pin('beside', 51.045, -114.07, { rentMin: 1300 });
const far = pin('far', 51.075, -114.06);

describe('pins of the renter’s maps', () => {
  it('stay apart while they do not cover each other', () => {
    expect(clusterMarkers([near, beside, far], 14)).toHaveLength(3);
  });
  it('become a cluster with the lowest rent when they would', () => {
    expect(clusterMarkers([near, beside, far], 12)).toEqual([
      far,
      { latitude: 51.045, longitude: expect.closeTo(-114.065), count: 2, rentMin: 1300, currency: 'CAD' },
    ]);
  });
  it('join whatever their order, but not across currencies', () => {
    const dollars = pin('us', 51.045, -114.061, { currency: 'USD' });
    expect(clusterMarkers([dollars, beside, near], 12).map(({ count, currency }) => [count, currency])).toEqual([
      [2, 'CAD'],
      [1, 'USD'],
    ]);
  });
  it('leave the selected listing alone', () => {
    expect(clusterMarkers([near, beside], 12, 'near').map(({ id }) => id)).toEqual(['beside', 'near']);
  });
  it('of one address are listed together at a close zoom', () => {
    expect(clusterMarkers([near, pin('upstairs', 51.045, -114.06)], 18)).toMatchObject([
      { ids: ['near', 'upstairs'], count: 2 },
    ]);
  });
});

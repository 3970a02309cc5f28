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
  it('do not chain a whole city into one cluster, and hide no number', () => {
    const city = Array.from({ length: 60 }, (_, at) =>
      pin(`home${at}`, 51.02 + (at % 8) * 0.008, -114.02 - Math.floor(at / 8) * 0.012),
    );
    const made = clusterMarkers(city, 11);
    const pixel = (longitude: number) => ((longitude + 180) / 360) * 256 * 2 ** 11;
    const distances = made.flatMap((one, at) =>
      made.slice(at + 1).map((other) => {
        const dy = (one.latitude - other.latitude) * 1.6 * (256 / 360) * 2 ** 11;
        return Math.hypot(pixel(one.longitude) - pixel(other.longitude), dy);
      }),
    );
    expect(made.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(made.length).toBeGreaterThan(3);
    expect(Math.min(...distances)).toBeGreaterThan(36);
  });
  it('join whatever their order, but not across currencies', () => {
    const dollars = pin('us', 51.045, -114.061, { currency: 'USD' });
    const made = clusterMarkers([dollars, beside, near], 12);
    expect(made.map(({ count, currency }) => `${count} ${currency}`).sort()).toEqual(['1 USD', '2 CAD']);
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

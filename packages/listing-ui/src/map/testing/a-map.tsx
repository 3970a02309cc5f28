import { jest } from '@jest/globals';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { act, render, screen } from '@testing-library/react';
import { aListingCard, inSite, standInForMap, stubResponses } from '../../testing/index.ts';
import { MapView, type MapViewProps } from '../index.ts';

/** Marker of one listing. */
export const listing: MapMarker = {
  id: 'aaaaaaaaaa',
  latitude: 43.657,
  longitude: -79.383,
  count: 1,
  rentMin: 2395,
  currency: 'CAD',
  beds: 1,
  address: '20 Edward Street',
};
/** Marker of a second listing. */
export const other: MapMarker = {
  id: 'bbbbbbbbbb',
  latitude: 43.65,
  longitude: -79.37,
  count: 1,
  rentMin: 1800,
  currency: 'CAD',
  beds: 0,
  address: '1 King St',
};
/** Marker of 17 listings. */
export const cluster: MapMarker = { latitude: 43.66, longitude: -79.4, count: 17, rentMin: 1500, currency: 'CAD' };
const building: MapMarker = {
  ids: ['cccccccccc', 'dddddddddd'],
  latitude: 43.64,
  longitude: -79.36,
  count: 2,
  rentMin: 1700,
  currency: 'CAD',
};

/** Adds the browser features that the map needs and jsdom lacks. */
export function stubBrowser() {
  standInForMap();
  globalThis.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener() {
      /* no changes in the test */
    },
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
}

const send = stubResponses({
  '/project-modules-formatted': { projectModules: {} },
  '/map-marker-info': {
    listings: [
      aListingCard({ id: 'cccccccccc', url: '/homes/c' }),
      aListingCard({ id: 'dddddddddd', url: '/homes/d' }),
    ],
  },
});
/** Renders a map of Toronto with four markers and waits until they are drawn. */
export async function aMap(given: Partial<MapViewProps> = {}) {
  const listeners = {
    onMove: jest.fn(),
    onSelect: jest.fn(),
    onHover: jest.fn(),
    onArea: jest.fn(),
    onLeave: jest.fn(),
  };
  const props = {
    center: { latitude: 43.65, longitude: -79.38 },
    zoom: 13,
    markers: [listing, other, cluster, building],
    ...listeners,
    ...given,
  };
  const view = render(<MapView {...props} />, inSite({ send }));
  // The first map of a run loads Leaflet from disk.
  await screen.findByRole('button', { name: /King St/ }, { timeout: 8_000 });
  const again = (next: Partial<MapViewProps>) => {
    act(() => {
      view.rerender(<MapView {...props} {...next} />);
    });
  };
  return { ...listeners, again, map: screen.getByRole('application', { name: /^Map of homes(, 21 shown)?$/ }) };
}

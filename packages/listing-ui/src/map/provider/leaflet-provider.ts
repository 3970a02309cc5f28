import type L from 'leaflet';
import type { Bounds } from '@porchlight/contracts/catalog';
import type { LatLng } from '../map-view-props.ts';
import type { MapProvider } from './map-provider.ts';

const pair = ({ latitude, longitude }: LatLng): L.LatLngTuple => [latitude, longitude];
const corners = ({ north, east, south, west }: Bounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];
const boundsOf = (map: L.Map): Bounds => {
  const box = map.getBounds();
  return {
    north: Math.min(90, box.getNorth()),
    east: Math.min(180, box.getEast()),
    south: Math.max(-90, box.getSouth()),
    west: Math.max(-180, box.getWest()),
  };
};

/**
 * Returns a MapProvider for a Leaflet map; `isDraggable` says whether dragging is allowed while nothing is being drawn.
 */
export function leafletProvider(map: L.Map, isDraggable: () => boolean): MapProvider {
  // Programmatic moves are synchronous (no animation), so this flag identifies the origin of a move.
  let isProgrammatic = false;
  const programmatically = (move: () => void) => {
    isProgrammatic = true;
    try {
      move();
    } finally {
      isProgrammatic = false;
    }
  };
  const listen = (events: string, listener: () => void) => {
    map.on(events, listener);
    return () => {
      map.off(events, listener);
    };
  };
  const resized = new ResizeObserver(() => {
    programmatically(() => {
      map.invalidateSize({ animate: false, pan: false });
    });
  });
  resized.observe(map.getContainer());
  map.on('unload', () => {
    resized.disconnect();
  });
  return {
    name: 'leaflet',
    project: (point) => map.latLngToLayerPoint(pair(point)),
    unproject: ({ x, y }) => {
      const { lat, lng } = map.containerPointToLatLng([x, y]);
      return { latitude: lat, longitude: lng };
    },
    bounds: () => boundsOf(map),
    zoom: () => Math.round(map.getZoom()),
    fit: (bounds) => {
      programmatically(() => {
        map.fitBounds(corners(bounds), { animate: false });
      });
    },
    moveTo: (center, zoom) => {
      programmatically(() => {
        map.setView(pair(center), zoom, { animate: false });
      });
    },
    panBy: ({ x, y }) => {
      map.panBy([x, y], { animate: false });
    },
    zoomBy: (steps, around) => {
      map.setView(around ? pair(around) : map.getCenter(), map.getZoom() + steps, { animate: false });
    },
    setDragging: (isOn) => {
      map.dragging[isOn && isDraggable() ? 'enable' : 'disable']();
    },
    onRedraw: (listener) => listen('viewreset zoom moveend', listener),
    onMoved: (listener) =>
      listen('moveend', () => {
        listener(!isProgrammatic);
      }),
  };
}

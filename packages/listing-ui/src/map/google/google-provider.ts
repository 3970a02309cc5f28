import type { LatLng } from '../map-view-props.ts';
import type { MapProvider, Pixel } from '../provider/map-provider.ts';

const literal = ({ latitude, longitude }: LatLng): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude });
const subtract = (a: Pixel, b: Pixel): Pixel => ({ x: a.x - b.x, y: a.y - b.y });

export interface GoogleParts {
  readonly map: google.maps.Map;
  /** Overlay that holds our layer, positioned at `anchor` and moved by Google. */
  readonly overlay: google.maps.OverlayView;
  readonly anchor: LatLng;
  /** Element that receives the pointer events of the map. */
  readonly host: HTMLElement;
  /** Returns the `gestureHandling` mode while nothing is being drawn. */
  gestures(): string;
}

/** Returns a MapProvider for a Google map. */
export function googleProvider({ map, overlay, anchor, host, gestures }: GoogleParts): MapProvider {
  // Google's moves end asynchronously with `idle`: a pointer event in between makes the move the visitor's.
  let isProgrammatic = true;
  for (const touch of ['pointerdown', 'wheel'] as const)
    host.addEventListener(
      touch,
      () => {
        isProgrammatic = false;
      },
      { capture: true, passive: true },
    );
  const projection = () => overlay.getProjection();
  const pixel = (point: LatLng): Pixel =>
    projection().fromLatLngToDivPixel(new google.maps.LatLng(literal(point))) ?? { x: 0, y: 0 };
  const listen = (event: string, listener: () => void) => {
    const subscription = map.addListener(event, listener);
    return () => {
      subscription.remove();
    };
  };
  const zoom = () => Math.round(map.getZoom() ?? 0);
  const redraws = new Set<() => void>();
  redrawWith(overlay, map, () => {
    for (const redraw of redraws) redraw();
  });
  return {
    name: 'google',
    project: (point) => subtract(pixel(point), pixel(anchor)),
    unproject: ({ x, y }) => {
      const at = projection().fromContainerPixelToLatLng(new google.maps.Point(x, y));
      return { latitude: at?.lat() ?? 0, longitude: at?.lng() ?? 0 };
    },
    bounds: () => map.getBounds()?.toJSON() ?? { north: 90, east: 180, south: -90, west: -180 },
    zoom,
    fit: (bounds) => {
      isProgrammatic = true;
      map.fitBounds(bounds, 0);
    },
    moveTo: (center, to) => {
      isProgrammatic = true;
      map.setCenter(literal(center));
      map.setZoom(to);
    },
    panBy: ({ x, y }) => {
      isProgrammatic = false;
      map.panBy(x, y);
    },
    zoomBy: (steps, around) => {
      isProgrammatic = false;
      if (around) map.setCenter(literal(around));
      map.setZoom(zoom() + steps);
    },
    setDragging: (isOn) => {
      map.setOptions({ gestureHandling: isOn ? gestures() : 'none' });
    },
    onRedraw: (listener) => {
      redraws.add(listener);
      const stop = listen('idle', listener);
      return () => {
        redraws.delete(listener);
        stop();
      };
    },
    onMoved: (listener) =>
      listen('idle', () => {
        listener(!isProgrammatic);
      }),
  };
}

/** Redraws our layer when Google zooms; a pan moves the layer as a whole. */
function redrawWith(overlay: google.maps.OverlayView, map: google.maps.Map, redraw: () => void): void {
  const draw = overlay.draw.bind(overlay);
  let drawn = map.getZoom();
  overlay.draw = () => {
    draw();
    if (map.getZoom() === drawn) return;
    drawn = map.getZoom();
    redraw();
  };
}

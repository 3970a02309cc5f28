import type { LatLng } from '../map-view-props.ts';
import type { MapProvider, Pixel } from '../provider/map-provider.ts';

const literal = ({ latitude, longitude }: LatLng): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude });
const minus = (a: Pixel, b: Pixel): Pixel => ({ x: a.x - b.x, y: a.y - b.y });

export interface GoogleParts {
  readonly map: google.maps.Map;
  /** The overlay that holds our layer; it stands at `anchor` and Google moves it. */
  readonly overlay: google.maps.OverlayView;
  readonly anchor: LatLng;
  /** Where people touch the map. */
  readonly host: HTMLElement;
  /** How the map takes fingers and wheels when nothing is drawn. */
  gestures(): string;
}

/** Google's map as the house's map sees it. */
export function googleProvider({ map, overlay, anchor, host, gestures }: GoogleParts): MapProvider {
  // Google's moves end later, by `idle`: whoever touches the map in between owns the move.
  let isOurs = true;
  for (const touch of ['pointerdown', 'wheel'] as const)
    host.addEventListener(
      touch,
      () => {
        isOurs = false;
      },
      { capture: true, passive: true },
    );
  const projection = () => overlay.getProjection();
  const pixel = (point: LatLng): Pixel =>
    projection().fromLatLngToDivPixel(new google.maps.LatLng(literal(point))) ?? { x: 0, y: 0 };
  const listen = (event: string, listener: () => void) => {
    const heard = map.addListener(event, listener);
    return () => {
      heard.remove();
    };
  };
  const zoom = () => Math.round(map.getZoom() ?? 0);
  const redraws = new Set<() => void>();
  redrawWith(overlay, map, () => {
    for (const redraw of redraws) redraw();
  });
  return {
    name: 'google',
    project: (point) => minus(pixel(point), pixel(anchor)),
    unproject: ({ x, y }) => {
      const at = projection().fromContainerPixelToLatLng(new google.maps.Point(x, y));
      return { latitude: at?.lat() ?? 0, longitude: at?.lng() ?? 0 };
    },
    bounds: () => map.getBounds()?.toJSON() ?? { north: 90, east: 180, south: -90, west: -180 },
    zoom,
    fit: (bounds) => {
      isOurs = true;
      map.fitBounds(bounds, 0);
    },
    moveTo: (center, to) => {
      isOurs = true;
      map.setCenter(literal(center));
      map.setZoom(to);
    },
    panBy: ({ x, y }) => {
      isOurs = false;
      map.panBy(x, y);
    },
    zoomBy: (steps, around) => {
      isOurs = false;
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
        listener(!isOurs);
      }),
  };
}

/** Google draws its overlays when it zooms: pins lie elsewhere in the layer then, while a pan moves the layer as a whole. */
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

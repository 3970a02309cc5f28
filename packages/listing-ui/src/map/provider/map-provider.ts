import type { Bounds } from '@porchlight/contracts/catalog';
import type { ReactNode } from 'react';
import type { Pin } from '../base-map/labels.ts';
import type { LatLng } from '../map-view-props.ts';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}
/** Initial view of a map. */
export interface MapStart {
  readonly center: LatLng;
  readonly zoom: number;
  readonly bounds?: Bounds | undefined;
}

/** Interface over Leaflet and Google Maps. Markers, cards, drawing and controls are implemented once on top of it. */
export interface MapProvider {
  readonly name: 'leaflet' | 'google';
  /** Pixel within the layer that moves with the map; valid until the next redraw. */
  project(point: LatLng): Pixel;
  /** Point under a pixel of the map's frame. */
  unproject(pixel: Pixel): LatLng;
  bounds(): Bounds;
  zoom(): number;
  fit(bounds: Bounds): void;
  moveTo(center: LatLng, zoom: number): void;
  /** Pan and zoom by the visitor's keys and buttons, reported as the visitor's moves. */
  panBy(pixels: Pixel): void;
  zoomBy(steps: number, around?: LatLng): void;
  /** Sets the pins, which the labels of our base map leave free; other maps have no labels of ours. */
  setPins?(pins: readonly Pin[]): void;
  /** Dragging is disabled while a shape is drawn. */
  setDragging(isOn: boolean): void;
  /** Subscribes to changes of positions in the layer; returns the unsubscribe function. */
  onRedraw(listener: () => void): () => void;
  /** Subscribes to the end of moves; returns the unsubscribe function. */
  onMoved(listener: (byUser: boolean) => void): () => void;
}

/** Props of a component that renders one provider's map; its children are in the layer that moves with it. */
export interface BaseMapProps {
  readonly start: MapStart;
  readonly isMapMode: boolean;
  onReady(provider: MapProvider): void;
  readonly children?: ReactNode;
}

/**
 * Returns whether one finger moves the map; outside the phone's map mode it scrolls the page. A mouse always moves the
 * map.
 */
export const isDragEnabled = (isMapMode: boolean): boolean => isMapMode || !matchMedia('(pointer: coarse)').matches;

export const maxMapZoom = 19;
export const minMapZoom = 3;

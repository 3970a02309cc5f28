import type { Bounds } from '@porchlight/contracts/catalog';
import type { ReactNode } from 'react';
import type { LatLng } from '../map-view-props.ts';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}
/** Where a map begins. */
export interface MapStart {
  readonly center: LatLng;
  readonly zoom: number;
  readonly bounds?: Bounds | undefined;
}

/** All that differs between Leaflet and Google. Pins, cards, drawing and buttons are drawn once, over this. */
export interface MapProvider {
  readonly name: 'leaflet' | 'google';
  /** Pixels within the layer that moves with the map; good until the next redraw. */
  project(point: LatLng): Pixel;
  /** The point under a pixel of the map's frame. */
  unproject(pixel: Pixel): LatLng;
  bounds(): Bounds;
  zoom(): number;
  fit(bounds: Bounds): void;
  moveTo(center: LatLng, zoom: number): void;
  /** By the visitor's keys and buttons: told as their move. */
  panBy(pixels: Pixel): void;
  zoomBy(steps: number, around?: LatLng): void;
  /** Dragging is off while a shape is drawn. */
  setDragging(isOn: boolean): void;
  /** Everything has another place in the layer. Returns how to stop listening. */
  onRedraw(listener: () => void): () => void;
  /** A move has ended. */
  onMoved(listener: (byUser: boolean) => void): () => void;
}

/** A component that draws one kind of map, its children in the layer that moves with it. */
export interface GroundProps {
  readonly start: MapStart;
  readonly isMapMode: boolean;
  onReady(provider: MapProvider): void;
  readonly children?: ReactNode;
}

/** Whether one finger moves the map; outside the phone's map mode it moves the page. Mice always move the map. */
export const mayDrag = (isMapMode: boolean): boolean => isMapMode || !matchMedia('(pointer: coarse)').matches;

export const closestZoom = 19;
export const farthestZoom = 3;

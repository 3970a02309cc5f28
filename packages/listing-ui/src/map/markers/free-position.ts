import type { MapMarker } from '@porchlight/contracts/catalog';
import type { Pixel } from '../provider/map-provider.ts';
import { markerKind } from './marker-kind.ts';

/** Rectangle in the pixels of the map layer. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 2;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width + gap &&
  other.left < one.left + one.width + gap &&
  one.top < other.top + other.height + gap &&
  other.top < one.top + one.height + gap;

/** Returns the first candidate that covers none of the taken boxes, else the first one. */
export const freeBox = <B extends Box>(candidates: readonly [B, ...B[]], taken: readonly Box[]): B =>
  candidates.find((box) => !taken.some((other) => overlap(box, other))) ?? candidates[0];

const pinSize = { width: 76, height: 28 };
const clusterSize = { width: 50, height: 50 };
/** Returns the box that a marker covers; pins differ by a few pixels with their rent. */
export function markerBox(marker: MapMarker, { x, y }: Pixel): Box {
  const { width, height } = markerKind(marker) === 'home' ? pinSize : clusterSize;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

const letterWidth = 6.5;
const labelHeight = 22;
const labelPadding = 12;
// From the middle of the line outwards.
const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;
/** Returns the places of a label on a line, best first. */
export function lineLabelBoxes(label: string, from: Pixel, to: Pixel): readonly [Box, ...Box[]] {
  const width = label.length * letterWidth + labelPadding;
  return shares.map((share) => ({
    left: from.x + (to.x - from.x) * share - width / 2,
    top: from.y + (to.y - from.y) * share - labelHeight / 2,
    width,
    height: labelHeight,
  })) as unknown as readonly [Box, ...Box[]];
}

const poiHeight = 32;
const poiIcon = 42;
const poiLetterWidth = 7.5;
const maxPoiText = 160;
const poiDistance = 6;
export interface PoiBox extends Box {
  readonly side: 'above' | 'below';
}
/** Returns the places of the name of a point of interest: above the point, else below it. */
export function poiBoxes(name: string, { x, y }: Pixel): readonly [PoiBox, ...PoiBox[]] {
  const width = poiIcon + Math.min(maxPoiText, name.length * poiLetterWidth);
  const box = { left: x - width / 2, width, height: poiHeight };
  return [
    { ...box, top: y - poiDistance - poiHeight, side: 'above' },
    { ...box, top: y + poiDistance, side: 'below' },
  ];
}

import type { MapMarker } from '@porchlight/contracts/catalog';
import type { Pixel } from '../provider/map-provider.ts';
import type { LabelPlaces, LabelsToPlace, PoiSide } from '../map-view-props.ts';
import { markerKind } from './marker-kind.ts';

/** Rectangle in the pixels of the map layer. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How much worse it is to cover this box than another one of its size. Default: 1. */
  readonly weight?: number;
}

const gap = 2;
const shared = (from: number, size: number, otherFrom: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom) + gap);
/** Returns the area in square pixels that two boxes share. */
const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.width, other.left, other.width) * shared(one.top, one.height, other.top, other.height);

/** Returns the candidate that covers least of the taken boxes; of equal ones the first. */
export function freeBox<B extends Box>(candidates: readonly [B, ...B[]], taken: readonly Box[]): B {
  const covered = (box: Box) => taken.reduce((sum, other) => sum + overlap(box, other) * (other.weight ?? 1), 0);
  return candidates.reduce<{ readonly box: B; readonly area: number }>(
    (best, box) => {
      const area = best.area === 0 ? 0 : covered(box);
      return area < best.area ? { box, area } : best;
    },
    { box: candidates[0], area: covered(candidates[0]) },
  ).box;
}

const pinSize = { width: 76, height: 28, weight: 1 };
// Its number is in the middle; its rim may be covered rather than a pin.
const clusterSize = { width: 36, height: 36, weight: 3 };
/** Returns the box that a marker covers; pins differ by a few pixels with their rent. */
export function markerBox(marker: MapMarker, { x, y }: Pixel): Box {
  const { width, height, weight } = markerKind(marker) === 'home' ? pinSize : clusterSize;
  return { left: x - width / 2, top: y - height / 2, width, height, weight };
}

const wholeCluster = { width: 50, height: 50 };
/** Returns the size of a marker with its rim, which the names of places leave free. */
export const markerSize = (marker: MapMarker): { readonly width: number; readonly height: number } =>
  markerKind(marker) === 'home' ? pinSize : wholeCluster;

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
const poiCorner = 14;
export interface PoiBox extends Box {
  readonly side: PoiSide;
}
/** Returns the places of the name of a point of interest: above the point, below it, beside it, or at a corner. */
export function poiBoxes(name: string, { x, y }: Pixel): readonly [PoiBox, ...PoiBox[]] {
  const width = poiIcon + Math.min(maxPoiText, name.length * poiLetterWidth);
  const size = { width, height: poiHeight };
  const [left, top] = [x - width / 2, y - poiHeight / 2];
  return [
    { ...size, left, top: y - poiDistance - poiHeight, side: 'above' },
    { ...size, left, top: y + poiDistance, side: 'below' },
    { ...size, left: x + poiDistance, top, side: 'right' },
    { ...size, left: x - poiDistance - width, top, side: 'left' },
    { ...size, left: x - poiCorner, top: y - poiDistance - poiHeight, side: 'aboveRight' },
    { ...size, left: x + poiCorner - width, top: y - poiDistance - poiHeight, side: 'aboveLeft' },
    { ...size, left: x - poiCorner, top: y + poiDistance, side: 'belowRight' },
    { ...size, left: x + poiCorner - width, top: y + poiDistance, side: 'belowLeft' },
  ];
}

/** Places the names of points of interest, then the labels of lines, free of markers and of each other. */
export function placeLabels({ project, markers, lines, pois }: LabelsToPlace): LabelPlaces {
  const taken: Box[] = markers.map((marker) => markerBox(marker, project(marker)));
  const place = <B extends Box>(candidates: readonly [B, ...B[]]): B => {
    const box = freeBox(candidates, taken);
    taken.push(box);
    return box;
  };
  return {
    pois: pois.map((poi) => place(poiBoxes(poi.name, project(poi))).side),
    lines: lines.map(({ label, from, to }) => {
      const { left, top, width, height } = place(lineLabelBoxes(label, project(from), project(to)));
      return { x: left + width / 2, y: top + height / 2 };
    }),
  };
}

import type { Bounds, MapMarker } from '@porchlight/contracts/catalog';
import type { IconDrawing } from '@porchlight/ui';
import type { ReactNode } from 'react';
import type { Pixel } from './provider/map-provider.ts';

/** Geographic point with the field names of the contracts. */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}
/** Point of interest of the visitor, such as work or school. */
export interface Poi extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconDrawing | undefined;
}
/** Straight line between two points with its label: "about 36 min walk · 2.3 km". */
export interface MapLine {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly label: string;
}
/** Side of its point on which the name of a point of interest stands. */
export type PoiSide = 'above' | 'below' | 'right' | 'left' | 'aboveRight' | 'aboveLeft' | 'belowRight' | 'belowLeft';
/** Labels of a map with what they may cover. */
export interface LabelsToPlace extends Required<Pick<MapViewProps, 'markers'>> {
  readonly lines: readonly MapLine[];
  readonly pois: readonly Poi[];
  project(point: LatLng): Pixel;
}
/** Sides of the points of interest and middles of the labels of lines, in the order given. */
export interface LabelPlaces {
  readonly pois: readonly PoiSide[];
  readonly lines: readonly Pixel[];
}
/** Reason why Google Maps is not used although a key is set. */
export interface ProviderFailure {
  readonly provider: 'google';
  readonly reason: 'script' | 'key';
  readonly message: string;
}

/**
 * Props and events of a map. The view is controlled by the caller (its URL); the map requests another one with
 * `onMove`.
 */
export interface MapViewProps {
  readonly center: LatLng;
  readonly zoom: number;
  /** Takes precedence over center and zoom. */
  readonly bounds?: Bounds | undefined;
  /** Response of `map-markers`: clusters, single listings, and groups at one address. */
  readonly markers: readonly MapMarker[];
  /** Ids of the selected and hovered listings, synchronized with the list. */
  readonly selectedId?: string | undefined;
  readonly hoveredId?: string | undefined;
  /** Listings opened before: their markers are dimmed. */
  readonly seenIds?: ReadonlySet<string> | undefined;
  /** Rendered inside a listing's marker, before its rent. */
  readonly markOf?: ((id: string) => ReactNode) | undefined;
  readonly pois?: readonly Poi[] | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  /**
   * Places labels where they cover no marker. By default they stand above their point and in the middle of their line.
   */
  readonly placeLabels?: ((labels: LabelsToPlace) => LabelPlaces) | undefined;
  /** Area drawn by the visitor. */
  readonly area?: readonly LatLng[] | undefined;
  /** Whether the caller turns drawing on; the map has its own button. */
  readonly drawing?: boolean | undefined;
  /** The markers are approximate: clusters are drawn without their number. */
  readonly isApproximate?: boolean | undefined;
  /** New markers are loading: the old ones stay under the chip "Updating …". */
  readonly isUpdating?: boolean | undefined;
  /** Whether one finger moves the map (map mode on phones) or scrolls the page. A mouse always moves the map. */
  readonly isMapMode?: boolean | undefined;
  /**
   * Card of a selected marker or of the listings at one address; the default card when omitted. With null the caller
   * shows a marker's card elsewhere; groups at one address still open the default one.
   */
  readonly popup?: ((marker: MapMarker) => ReactNode) | null | undefined;
  /** Slot in the top left corner: "Search as I move the map". */
  readonly corner?: ReactNode;
  /** Called after a move; `byUser` is false for moves that the caller requested. The zoom is an integer. */
  onMove(bounds: Bounds, zoom: number, byUser: boolean): void;
  onSelect(id: string | null): void;
  onHover(id: string | null): void;
  /** Without it the lasso is hidden. */
  onArea?: ((area: LatLng[] | null) => void) | undefined;
  /** Enter on a marker: opens the listing. Without it the marker is selected. */
  onOpen?: ((id: string) => void) | undefined;
  /** Escape: returns to the list. Without it the focus moves past the map. */
  onLeave?: (() => void) | undefined;
  /** Google Maps failed and Leaflet is used instead. */
  onProviderFailed?: ((failure: ProviderFailure) => void) | undefined;
}

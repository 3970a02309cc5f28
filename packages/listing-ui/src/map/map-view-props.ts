import type { Bounds, MapMarker } from '@porchlight/contracts/catalog';
import type { IconDrawing } from '@porchlight/ui';
import type { ReactNode } from 'react';

/** A point of the earth, named as in the contracts. */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}
/** A place of the visitor's own: work, school. */
export interface Poi extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconDrawing | undefined;
}
/** A straight way between two points, with what is said of it: 'about 36 min walk · 2.3 km'. */
export interface MapLine {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly label: string;
}
/** Why the map is drawn without Google although a key is set. */
export interface ProviderFailure {
  readonly provider: 'google';
  readonly reason: 'script' | 'key';
  readonly message: string;
}

/** What a map is given and what it tells. The place shown is the caller's (its address): the map asks for another by `onMove`. */
export interface MapViewProps {
  readonly center: LatLng;
  readonly zoom: number;
  /** Goes before center and zoom. */
  readonly bounds?: Bounds | undefined;
  /** The answer of `map-markers`: clusters, homes, homes of one address. */
  readonly markers: readonly MapMarker[];
  /** Listing ids, in step with the list both ways. */
  readonly selectedId?: string | undefined;
  readonly hoveredId?: string | undefined;
  /** Homes that were opened before: their pins fade. */
  readonly seenIds?: ReadonlySet<string> | undefined;
  /** Drawn in the pin of a home, before its rent: what kind of home it is to the visitor. */
  readonly markOf?: ((id: string) => ReactNode) | undefined;
  readonly pois?: readonly Poi[] | undefined;
  readonly lines?: readonly MapLine[] | undefined;
  /** The shape that the visitor drew. */
  readonly area?: readonly LatLng[] | undefined;
  /** Drawing from the start, or switched by the caller; the map has a button of its own. */
  readonly drawing?: boolean | undefined;
  /** New markers are on their way: the old ones stay under the chip 'Updating …'. */
  readonly isUpdating?: boolean | undefined;
  /** Whether one finger moves the map (the phone's map mode) or the page. Mice always move the map. */
  readonly isMapMode?: boolean | undefined;
  /** The card of a selected pin or of the homes of one address; ours when left out. Null: the caller shows a pin's card elsewhere; the homes of one address still open in ours. */
  readonly popup?: ((marker: MapMarker) => ReactNode) | null | undefined;
  /** The left top corner: 'Search as I move the map'. */
  readonly corner?: ReactNode;
  /** After a move has ended; `byUser` is false for moves that the caller asked for. The zoom is whole. */
  onMove(bounds: Bounds, zoom: number, byUser: boolean): void;
  onSelect(id: string | null): void;
  onHover(id: string | null): void;
  /** Without it there is no lasso. */
  onArea?: ((area: LatLng[] | null) => void) | undefined;
  /** Enter on a pin: opens the home. Without it the pin is selected. */
  onOpen?: ((id: string) => void) | undefined;
  /** Escape: back to the list. Without it focus goes past the map. */
  onLeave?: (() => void) | undefined;
  /** The map could not be Google's and is drawn without it. */
  onProviderFailed?: ((failure: ProviderFailure) => void) | undefined;
}

/** Points in tile units, flattened: the first point, then the offsets to the following ones. */
export type Steps = readonly number[];
/** Town label: `[x, y, first zoom, name, French name?]`. */
export type TileName = readonly [x: number, y: number, zoom: number, name: string, nameFr?: string];

/** A tile of the ground as the seed script writes it (packages/tooling/src/build/map-data). */
export interface TileContent {
  readonly land: readonly Steps[];
  readonly lakes: readonly Steps[];
  readonly shores: readonly Steps[];
  readonly rivers: readonly Steps[];
  readonly borders: readonly Steps[];
  readonly names: readonly TileName[];
  /** Labels of provinces and states: x, y, name, French name. */
  readonly areas: readonly (readonly [x: number, y: number, name: string, nameFr?: string])[];
  /** Built-up areas as ellipses: x, y, half width, half height. */
  readonly towns: readonly (readonly [number, number, number, number])[];
}

type LatLonPair = readonly [latitude: number, longitude: number];
/** Orientation layer of a metro area, drawn by hand from known intersections; approximate. */
export interface OrientationContent {
  readonly metro: string;
  /** South, west, north, east. */
  readonly bbox: readonly [number, number, number, number];
  readonly water: readonly (readonly LatLonPair[])[];
  readonly islands: readonly (readonly LatLonPair[])[];
  readonly parks: readonly { readonly name: string; readonly ring: readonly LatLonPair[] }[];
  readonly roads: readonly {
    readonly class: 'motorway' | 'main';
    readonly name: string;
    readonly line: readonly LatLonPair[];
  }[];
  readonly places: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lon: number;
    readonly minZoom: number;
    readonly rank: number;
  }[];
}

/** Units per side of a tile. */
export const tileUnits = 4096;
/** First zoom that shows a metro area's streets and towns, marked by the chip "Simplified map". */
export const orientationZoom = 9;

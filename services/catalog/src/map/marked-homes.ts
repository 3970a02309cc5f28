import { Injectable } from '@nestjs/common';
import { homesOfMarkerCap, markersCap, type MapMarkersAnswer } from '@porchlight/contracts/catalog';
import { atMost, coarsened, type Cell } from '../search/cells.ts';
import { MapIndex, type HomesOfPoint, type MarkedHome } from '../search/map-index.ts';
import { markersOf } from './markers.ts';

/** Homes that were named, on a map: those that are public, one marker an address. */
@Injectable()
export class MarkedHomes {
  readonly #index: MapIndex;
  constructor(index: MapIndex) {
    this.#index = index;
  }

  /** Cards of homes as ready texts, in the order of the ids. */
  async cards(publicIds: readonly string[]): Promise<string[]> {
    const cards = await this.#index.cards(publicIds);
    return [...new Set(publicIds)].flatMap((id) => cards.get(id) ?? []);
  }

  async markers(publicIds: readonly string[]): Promise<MapMarkersAnswer> {
    const homes = await this.#index.homesNamed(publicIds);
    const cells = atMost(coarsened(homes.map(cellOf), 0), markersCap);
    const markers = markersOf(cells, { homes: new Map(homes.map((home) => [home.id, home])), points: pointsOf(homes) });
    return { markers, count: homes.length };
  }
}

const cellOf = ({ id, point, currency, rent, latitude, longitude }: MarkedHome): Cell => ({
  cell: point,
  currency,
  homes: 1,
  rentMin: rent,
  latitudes: latitude,
  longitudes: longitude,
  point,
  id,
});

function pointsOf(homes: readonly MarkedHome[]): HomesOfPoint[] {
  const points = new Map<string, { point: number; currency: number; ids: string[] }>();
  for (const { point, currency, publicId } of homes) {
    const key = `${point}/${currency}`;
    const shared = points.get(key) ?? { point, currency, ids: [] };
    if (shared.ids.length < homesOfMarkerCap) shared.ids.push(publicId);
    points.set(key, shared);
  }
  return [...points.values()];
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '@porchlight/contracts';
import {
  canonicalQuery,
  maxMarkers,
  type MapMarkersResponse,
  type MapMarkersQuery,
} from '@porchlight/contracts/catalog';
import { SerializedJson } from '@porchlight/service-kit';
import { LocationCache } from '../locations/location-cache.ts';
import { MarketState } from '../locations/market-state.ts';
import { ResponseCache } from '../search/response/response-cache.ts';
import { MapIndex } from '../search/map/map-index.ts';
import { parseMapView, type MapView } from '../search/map/map-view.ts';
import { markersOf, middleOf } from './markers.ts';

const cacheMs = 30_000;

/** Returns the markers of a map, cached for 30 seconds for guests. */
@Injectable()
export class MapMarkers {
  readonly #cache = new ResponseCache();
  constructor(
    private readonly index: MapIndex,
    private readonly marketState: MarketState,
    private readonly locations: LocationCache,
  ) {}

  /** Returns the response as JSON text. */
  async response(query: MapMarkersQuery, caller: Caller): Promise<SerializedJson> {
    const view = parseMapView(query, this.locations.index.scopeOf(query));
    const make = async () => JSON.stringify(await this.#markers(view));
    return caller.userId === undefined
      ? this.#cache.get(cacheKey(view), this.marketState.isComplete ? cacheMs : 0, make)
      : new SerializedJson(await make());
  }

  async #markers(view: MapView): Promise<MapMarkersResponse> {
    const isLarge = await this.index.isLarge(view);
    const cells = await (isLarge ? this.index.approximateCells(view, maxMarkers) : this.index.cells(view, maxMarkers));
    const singles = cells.filter(({ homes }) => homes === 1).map(({ id }) => id);
    const points = cells.flatMap((cell) =>
      cell.homes > 1 && cell.point !== null ? [{ ...middleOf(cell), point: cell.point, currency: cell.currency }] : [],
    );
    const [homes, shared] = await Promise.all([this.index.homes(singles), this.index.listingsAt(points, view)]);
    const markers = markersOf(cells, { homes, points: shared });
    return {
      markers,
      count: markers.reduce((sum, { count }) => sum + count, 0),
      ...(isLarge ? { approximate: true } : {}),
    };
  }
}

/** Returns the cache key: the same for all maps with the same response. */
function cacheKey({ search: { scope, filters, box, lasso }, zoom }: MapView): string {
  return JSON.stringify([scope?.kind, scope?.id, canonicalQuery(filters), box, lasso?.corners, zoom]);
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '@porchlight/contracts';
import { canonicalQuery, markersCap, type MapMarkersAnswer, type MapMarkersQuery } from '@porchlight/contracts/catalog';
import { ReadyJson } from '@porchlight/service-kit';
import { Market } from '../places/market.ts';
import { AnswerCache } from '../search/answer-cache.ts';
import { MapIndex } from '../search/map-index.ts';
import { mapViewOf, type MapView } from '../search/map-view.ts';
import { markersOf, middleOf } from './markers.ts';

const keptMs = 30_000;

/** What a map shows, kept for half a minute for guests. */
@Injectable()
export class MapMarkers {
  readonly #index: MapIndex;
  readonly #market: Market;
  readonly #cache = new AnswerCache();
  constructor(index: MapIndex, market: Market) {
    this.#index = index;
    this.#market = market;
  }

  /** The answer as JSON text. */
  async answer(query: MapMarkersQuery, caller: Caller): Promise<ReadyJson> {
    const view = mapViewOf(query);
    const make = async () => JSON.stringify(await this.#markers(view));
    return caller.userId === undefined
      ? this.#cache.get(keyOf(view), this.#market.isWhole ? keptMs : 0, make)
      : new ReadyJson(await make());
  }

  async #markers(view: MapView): Promise<MapMarkersAnswer> {
    const cells = await this.#index.cells(view, markersCap);
    const singles = cells.filter(({ homes }) => homes === 1).map(({ id }) => id);
    const points = cells.flatMap((cell) =>
      cell.homes > 1 && cell.point !== null ? [{ ...middleOf(cell), point: cell.point, currency: cell.currency }] : [],
    );
    const [homes, shared] = await Promise.all([this.#index.homes(singles), this.#index.homesAt(points, view)]);
    const markers = markersOf(cells, { homes, points: shared });
    return {
      markers,
      count: markers.reduce((sum, { count }) => sum + count, 0),
      ...(view.isApproximate ? { approximate: true } : {}),
    };
  }
}

/** One text for all maps that have one answer. */
function keyOf({ search, box, zoom }: MapView): string {
  return JSON.stringify([canonicalQuery(search.filters), box, search.lasso?.corners, zoom]);
}

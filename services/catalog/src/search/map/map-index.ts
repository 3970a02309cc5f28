import { Injectable } from '@nestjs/common';
import { rollUpLevel } from '../../search-document/cell-roll-up.ts';
import { deepestLevel } from '../../search-document/map-cell.ts';
import {
  cardsStatement,
  frameStatement,
  gridStatement,
  markersByPublicIdStatement,
  markersByIdStatement,
  pointsStatement,
  rollUpStatement,
} from './cell-statements.ts';
import { limitCells, coarsenCells, mergeOverlappingCells, type Cell } from './cells.ts';
import type { MapView } from './map-view.ts';
import { maxExactListings } from '../search.ts';
import { SearchPool } from '../search-pool.ts';
import { StatementNames } from '../statements/statement-names.ts';
import type { Statement } from '../statements/statements.ts';

/** A listing as shown by a marker. */
export interface MarkerListing {
  readonly id: string;
  readonly publicId: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly rent: number;
  readonly currency: number;
  readonly point: number;
  readonly beds: number;
  readonly featured: boolean;
  readonly address: string;
}
export interface ListingsAtPoint {
  readonly point: number;
  readonly currency: number;
  readonly ids: readonly string[];
}

// Cells are 64 pixels wide: a tile of 256 pixels holds four in a row, and a tile of zoom n + 2 is one cell.
const levelsBelowZoom = 2;
const streetZoom = 17;

/** Search by map: listings by cell, point and internal id. Reads public search documents only. */
@Injectable()
export class MapIndex {
  readonly #names = new StatementNames();
  constructor(private readonly pool: SearchPool) {}

  /** Returns whether more listings are in view than are grouped one by one. */
  async isLarge({ isLarge, frame }: MapView): Promise<boolean> {
    if (isLarge !== 'unknown') return isLarge;
    const [counted] = await this.#rows<{ homes: number }>(frameStatement(frame));
    return (counted?.homes ?? 0) > maxExactListings;
  }

  /** Returns the cells of the roll-up in a large view, at most `max` of 64 pixels or wider. */
  async approximateCells(view: MapView, max: number): Promise<readonly Cell[]> {
    const level = Math.min(view.zoom + levelsBelowZoom, rollUpLevel);
    return mergeOverlappingCells(limitCells(await this.#rows<Cell>(rollUpStatement(view, level)), max), view.zoom);
  }

  /**
   * Returns the listings of a view in at most `max` cells of 64 pixels or wider; at street level one cell per address,
   * if there are few enough.
   */
  async cells(view: MapView, max: number): Promise<readonly Cell[]> {
    const level = view.zoom + levelsBelowZoom;
    const finest = view.zoom >= streetZoom ? deepestLevel : level;
    const cells = await this.#rows<Cell>(gridStatement(view.search, finest));
    if (finest > level && cells.length <= max) return cells;
    return mergeOverlappingCells(limitCells(coarsenCells(cells, finest - level), max), view.zoom);
  }

  /** Returns single listings for markers, by internal id. */
  async homes(ids: readonly string[]): Promise<Map<string, MarkerListing>> {
    if (ids.length === 0) return new Map();
    return new Map(
      (await this.#rows<MarkerListing>({ text: markersByIdStatement, values: [ids] })).map((listing) => [
        listing.id,
        listing,
      ]),
    );
  }

  /** Returns the same by public id; listings that are not public are omitted. */
  markersByPublicId(publicIds: readonly string[]): Promise<MarkerListing[]> {
    return this.#rows<MarkerListing>({ text: markersByPublicIdStatement, values: [publicIds] });
  }

  /** Returns cards as JSON text, by public id. */
  async cards(publicIds: readonly string[]): Promise<Map<string, string>> {
    return new Map(
      (await this.#rows<{ id: string; card: string }>({ text: cardsStatement, values: [publicIds] })).map(
        ({ id, card }) => [id, card],
      ),
    );
  }

  /** Returns up to 20 listings of a view at each point. */
  async listingsAt(
    points: Parameters<typeof pointsStatement>[1],
    { search }: MapView,
  ): Promise<readonly ListingsAtPoint[]> {
    return points.length === 0 ? [] : this.#rows<ListingsAtPoint>(pointsStatement(search, points));
  }

  #rows<T extends object>({ text, values }: Statement): Promise<T[]> {
    return this.pool.rows<T>(this.#names.of(text), text, values);
  }
}

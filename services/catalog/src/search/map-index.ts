import { Injectable } from '@nestjs/common';
import { rollUpLevel } from '../search-document/cell-roll-up.ts';
import { deepestLevel } from '../search-document/map-cell.ts';
import {
  cardsStatement,
  gridStatement,
  homesNamedStatement,
  homesStatement,
  pointsStatement,
  rollUpStatement,
} from './cell-statements.ts';
import { atMost, coarsened, spaced, type Cell } from './cells.ts';
import type { MapView } from './map-view.ts';
import { SearchPool } from './search-pool.ts';
import { StatementNames } from './statement-names.ts';
import type { Statement } from './statements.ts';

/** A home as a marker shows it. */
export interface MarkedHome {
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
export interface HomesOfPoint {
  readonly point: number;
  readonly currency: number;
  readonly ids: readonly string[];
}

// Cells are 64 pixels wide: a tile of 256 holds four of them, and a tile of zoom n + 2 is one.
const levelsBelowZoom = 2;
const streetZoom = 17;

/** The map's side of search: homes by cell, by point and by inner number. Reads public search documents, nothing else. */
@Injectable()
export class MapIndex {
  readonly #pool: SearchPool;
  readonly #names = new StatementNames();
  constructor(pool: SearchPool) {
    this.#pool = pool;
  }

  /** The homes of a view in at most so many cells of 64 pixels or wider; at street level in single addresses, if they are as few. */
  async cells(view: MapView, most: number): Promise<readonly Cell[]> {
    const level = view.zoom + levelsBelowZoom;
    if (view.isZoomedOut)
      return spaced(
        atMost(await this.#rows<Cell>(rollUpStatement(view, Math.min(level, rollUpLevel))), most),
        view.zoom,
      );
    const finest = view.zoom >= streetZoom ? deepestLevel : level;
    const cells = await this.#rows<Cell>(gridStatement(view.search, finest));
    if (finest > level && cells.length <= most) return cells;
    return spaced(atMost(coarsened(cells, finest - level), most), view.zoom);
  }

  /** Single homes as markers show them, by inner number. */
  async homes(ids: readonly string[]): Promise<Map<string, MarkedHome>> {
    if (ids.length === 0) return new Map();
    return new Map(
      (await this.#rows<MarkedHome>({ text: homesStatement, values: [ids] })).map((home) => [home.id, home]),
    );
  }

  /** The same by public id; those not public are left out. */
  homesNamed(publicIds: readonly string[]): Promise<MarkedHome[]> {
    return this.#rows<MarkedHome>({ text: homesNamedStatement, values: [publicIds] });
  }

  /** Cards as ready texts, by public id. */
  async cards(publicIds: readonly string[]): Promise<Map<string, string>> {
    return new Map(
      (await this.#rows<{ id: string; card: string }>({ text: cardsStatement, values: [publicIds] })).map(
        ({ id, card }) => [id, card],
      ),
    );
  }

  /** Up to 20 homes of a view at each of some points. */
  async homesAt(points: Parameters<typeof pointsStatement>[1], { search }: MapView): Promise<readonly HomesOfPoint[]> {
    return points.length === 0 ? [] : this.#rows<HomesOfPoint>(pointsStatement(search, points));
  }

  #rows<T extends object>({ text, values }: Statement): Promise<T[]> {
    return this.#pool.rows<T>(this.#names.of(text), text, values);
  }
}

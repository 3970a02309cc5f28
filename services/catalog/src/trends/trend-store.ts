import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { Place, PlaceKind } from '../places/place.ts';

/** A cell as the table has it; figures are null where the homes are too few. */
export interface TrendRow {
  readonly kind: PlaceKind;
  readonly beds: number;
  /** YYYY-MM. */
  readonly month: string;
  readonly n: number;
  readonly median: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly avg: number | null;
  readonly isFrozen: boolean;
  /** YYYY-MM-DD. */
  readonly asOf: string;
}

// A month more than the year before last needs, for the month may have turned since the last count.
const cellsAround = `
  select kind, beds, to_char(month, 'YYYY-MM') as month, n, median, p25, p75, average as avg, frozen_at is not null as "isFrozen",
    to_char(refreshed_at at time zone 'UTC', 'YYYY-MM-DD') as "asOf"
  from rent_trend_cell
  where ((kind = 'city' and place_id = $1) or (kind = 'metro' and place_id = $2) or (kind = 'province' and place_id = $3)) and month > current_date - interval '26 months'
  order by beds, month`;
const medians = `select place_id as id, median from rent_trend_cell where month = $1::date and kind = $2 and beds = 1 and median is not null`;

/** Reads the cells of a place and of those that stand in for it. */
@Injectable()
export class TrendStore {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  /** The cells of a city or metro area, of the metro area around it and of the province. */
  around({ kind, id, metroAreaId, provinceId }: Place): Promise<TrendRow[]> {
    return this.#pool.rows<TrendRow>('trend_cells', cellsAround, [
      kind === 'city' ? id : null,
      kind === 'metro' ? id : (metroAreaId ?? null),
      provinceId,
    ]);
  }

  /** What a home with one bedroom costs in every place of a kind that has a figure for the month. */
  async medians(kind: PlaceKind, month: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#pool.rows<{ id: number; median: number }>('trend_medians', medians, [`${month}-01`, kind]);
    return new Map(rows.map(({ id, median }) => [id, median]));
  }
}

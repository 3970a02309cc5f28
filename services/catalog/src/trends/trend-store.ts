import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { Location, LocationKind } from '../locations/location.ts';

/** A row of the table; figures are null when there are too few listings. */
export interface TrendRow {
  readonly kind: LocationKind;
  readonly beds: number;
  /** YYYY-MM. */
  readonly month: string;
  readonly n: number;
  readonly median: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly avg: number | null;
  /** Rents below and above which 1 % of the listings lie; absent where they are not counted. */
  readonly p1?: number | null;
  readonly p99?: number | null;
  readonly isFrozen: boolean;
  /** YYYY-MM-DD. */
  readonly asOf: string;
}

/** A row of the homes of one furnishing, or of rooms. */
export interface SplitRow extends TrendRow {
  readonly split: 'furnished' | 'unfurnished' | 'room';
}

// One month more than needed, because the month may have changed since the last count.
const columns = `
    kind, beds, to_char(month, 'YYYY-MM') as month, n, median, p25, p75, average as avg, frozen_at is not null as "isFrozen",
    to_char(refreshed_at at time zone 'UTC', 'YYYY-MM-DD') as "asOf"`;
const isAround = `
  ((kind = 'city' and place_id = $1) or (kind = 'metro' and place_id = $2) or (kind = 'province' and place_id = $3)) and month > current_date - interval '26 months'`;
const cellsSql = `select ${columns}, p1, p99 from rent_trend_cell where ${isAround} order by beds, month`;
const splitsSql = `select split, ${columns} from rent_trend_split where ${isAround} order by beds, month`;
const mediansSql = `
  select place_id as id, median from rent_trend_cell
  where month = $1::date and kind = $2 and beds = 1 and median is not null`;

/** Reads the cells of a location and of its fallbacks. */
@Injectable()
export class TrendStore {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the cells of a city or metro area, of the metro area around it and of its province. */
  around(location: Location): Promise<TrendRow[]> {
    return this.pool.rows<TrendRow>('trend_cells', cellsSql, idsAround(location));
  }

  /** Returns the cells by furnishing and of rooms, of the same locations. */
  splitsAround(location: Location): Promise<SplitRow[]> {
    return this.pool.rows<SplitRow>('trend_splits', splitsSql, idsAround(location));
  }

  /** Returns the median rent of one bedroom for every location of a kind that has a figure for the month. */
  async medians(kind: LocationKind, month: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.pool.rows<{ id: number; median: number }>('trend_medians', mediansSql, [
      `${month}-01`,
      kind,
    ]);
    return new Map(rows.map(({ id, median }) => [id, median]));
  }
}

/** Returns the ids of the city, metro area and province of a location. */
const idsAround = ({ kind, id, metroAreaId, provinceId }: Location): (number | null)[] => [
  kind === 'city' ? id : null,
  kind === 'metro' ? id : (metroAreaId ?? null),
  provinceId,
];

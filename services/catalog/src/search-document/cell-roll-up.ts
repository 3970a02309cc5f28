import type { EntityManager } from 'typeorm';

/** Level of the roll-up's cells: 64 pixels of a map at zoom 9. */
export const rollUpLevel = 11;
/** Width of a rent band in the roll-up, in whole currency units a month. */
export const rentBand = 200;

/** A listing that enters (1) or leaves (-1) a cell. */
export interface CellMove {
  readonly sign: 1 | -1;
  readonly id: string;
  readonly c: number;
  readonly currency: number;
  readonly beds: number;
  readonly type: number;
  readonly rent: number;
  /** In millionths of a degree. */
  readonly lat: string;
  readonly lon: string;
}

const columns = 'c, currency, beds, type, rent_band, n, min_rent, sum_lat, sum_lon, id';
const key = 'c, currency, beds, type, rent_band';
const keyOf = (table: string) =>
  key
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
const moves = `
  select *, (rent / ${rentBand})::smallint as rent_band from jsonb_to_recordset($1::jsonb)
    as m(sign int, id bigint, c int, currency smallint, beds smallint, type smallint, rent int, lat bigint, lon bigint)`;

// Sorted by key, so that concurrent transactions lock cells in the same order and cannot deadlock. A cell with
// departures only gets the highest numbers, which least() ignores.
const addSql = `
  insert into listing_cell as k (${columns})
  select ${key}, sum(sign)::int, coalesce(min(rent) filter (where sign > 0), 2147483647), sum(sign * lat)::bigint,
    sum(sign * lon)::bigint,
    coalesce(min(id) filter (where sign > 0), 9223372036854775807)
  from (${moves}) m group by ${key} order by ${key}
  on conflict (${key}) do update set n = k.n + excluded.n, min_rent = least(k.min_rent, excluded.min_rent),
    sum_lat = k.sum_lat + excluded.sum_lat, sum_lon = k.sum_lon + excluded.sum_lon, id = least(k.id, excluded.id)`;

// The departing listing may have had the lowest rent or id: then both are recomputed from the remaining listings with
// the index of cells. Rows are addressed by ctid, which is valid because this transaction has written them.
const recomputeMinimaSql = `
  with gone as (select ${key}, min(rent) as rent, min(id) as id from (${moves}) m where sign < 0 group by ${key}),
  touched as materialized (
    select k.ctid as place, k.n, k.min_rent, k.id as lowest_id, g.*
    from gone g join listing_cell k on (${keyOf('k')}) = (${keyOf('g')})),
  emptied as (delete from listing_cell k using touched t where k.ctid = t.place and t.n <= 0),
  fresh as materialized (
    select t.place, s.min_rent, s.id from touched t cross join lateral (
      select min(rent) as min_rent, min(id) as id from listing_search
      where (z >> 30)::int = t.c and currency = t.currency and beds = t.beds and type = t.type
        and (rent / ${rentBand})::smallint = t.rent_band) s
    where t.n > 0 and (t.min_rent >= t.rent or t.lowest_id >= t.id) and s.id is not null)
  update listing_cell k set min_rent = f.min_rent, id = f.id from fresh f where k.ctid = f.place`;

/** Adds listings to the roll-up and removes them, in the caller's transaction. */
export async function applyCellMoves(all: readonly CellMove[], manager: EntityManager): Promise<void> {
  if (all.length === 0) return;
  await manager.query(addSql, [JSON.stringify(all)]);
  const leaving = all.filter(({ sign }) => sign < 0);
  if (leaving.length > 0) await manager.query(recomputeMinimaSql, [JSON.stringify(leaving)]);
}

/**
 * Rebuild of the roll-up from the search documents, as statements for one transaction. Concurrent writers wait for the
 * table lock and apply their changes afterwards; readers do not wait.
 */
export const rebuildCells: readonly string[] = [
  'set local statement_timeout = 0',
  'lock table listing_cell in share row exclusive mode',
  `with fresh as materialized (
    select (z >> 30)::int as c, currency, beds, type, (rent / ${rentBand})::smallint as rent_band, count(*)::int as n,
      min(rent) as min_rent,
      sum(round(lat * 1000000)::bigint)::bigint as sum_lat, sum(round(lon * 1000000)::bigint)::bigint as sum_lon,
        min(id) as id
    from listing_search group by 1, 2, 3, 4, 5),
  gone as (delete from listing_cell k where not exists (select 1 from fresh f where (${keyOf('f')}) = (${keyOf('k')})))
  insert into listing_cell as k (${columns}) select ${columns} from fresh
  on conflict (${key}) do update
  set n = excluded.n, min_rent = excluded.min_rent, sum_lat = excluded.sum_lat, sum_lon = excluded.sum_lon,
    id = excluded.id
  where (k.n, k.min_rent, k.sum_lat, k.sum_lon, k.id) is distinct from
    (excluded.n, excluded.min_rent, excluded.sum_lat, excluded.sum_lon, excluded.id)`,
];

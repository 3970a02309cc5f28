import { maxListingsPerMarker, type Bounds } from '@porchlight/contracts/catalog';
import { rentBand, rollUpLevel } from '../../search-document/cell-roll-up.ts';
import { cellRuns, deepestLevel } from '../../search-document/map-cell.ts';
import { Bind } from '../statements/bind.ts';
import { allOf, regionConditions, filterConditions } from '../statements/conditions.ts';
import type { MapView } from './map-view.ts';
import type { Search } from '../search.ts';
import type { Statement } from '../statements/statements.ts';

/**
 * Returns the statement for rows of `Cell`: the listings of a search by map cells of a level. Index-only with the box
 * index.
 */
export function gridStatement(search: Search, level: number): Statement {
  const bind = new Bind();
  const cell = `(z >> ${bind.as('int', 2 * (deepestLevel - level))})`;
  const text = `
    select ${cell}::float8 as cell, currency, count(*)::int as homes, min(rent) as "rentMin", sum(lat) as latitudes,
      sum(lon) as longitudes,
      case when min(z) = max(z) then min(z)::float8 end as point, min(id) as id
    from listing_search where ${matches(search, bind)} group by 1, 2`;
  return { text, values: bind.values };
}

/**
 * Returns the same from the roll-up, which knows beds, type and rents in bands of 200 only and assigns a cell to a box
 * by its mean point.
 */
export function rollUpStatement({ search, frame }: Pick<MapView, 'search' | 'frame'>, level: number): Statement {
  const bind = new Bind();
  const { beds, rentaltypes } = search.filters;
  const filterSql = filterConditions(
    { ...search, filters: { ...(beds ? { beds } : {}), ...(rentaltypes ? { rentaltypes } : {}) } },
    bind,
  ).map(({ sql }) => sql);
  const conditions = [...filterSql, ...rentConditions(search, bind), ...frameConditions(frame, bind)];
  const text = `
    select (c >> ${bind.as('int', 2 * (rollUpLevel - level))})::float8 as cell, currency, sum(n)::int as homes,
      min(min_rent) as "rentMin",
      sum(sum_lat::float8) / 1e6 as latitudes, sum(sum_lon::float8) / 1e6 as longitudes, null as point, min(id) as id
    from listing_cell where ${allOf(conditions)} group by 1, 2`;
  return { text, values: bind.values };
}

/** Returns the statement for the number of all listings in a frame, by the roll-up: `(homes)`. */
export function frameStatement(frame: Bounds | undefined): Statement {
  const bind = new Bind();
  const text = `
    select coalesce(sum(n), 0)::int as homes from listing_cell where ${allOf(frameConditions(frame, bind))}`;
  return { text, values: bind.values };
}

const frameConditions = (frame: Bounds | undefined, bind: Bind): string[] =>
  frame
    ? [
        `(${splitAtDateLine(frame)
          .map((part) => cellCondition(part, bind))
          .join(' or ')})`,
      ]
    : [];

function rentConditions({ filters: { minrate, maxrate } }: Search, bind: Bind): string[] {
  const band = (rent: number) => bind.as('smallint', Math.min(32_767, Math.floor(rent / rentBand)));
  return [
    ...(minrate === undefined ? [] : [`rent_band >= ${band(minrate)}`]),
    ...(maxrate === undefined ? [] : [`rent_band <= ${band(maxrate)} and min_rent <= ${bind.as('int', maxrate)}`]),
  ];
}

/** Returns a box, split in two where it crosses the date line. */
const splitAtDateLine = (box: Bounds): Bounds[] =>
  box.west <= box.east
    ? [box]
    : [
        { ...box, east: 180 },
        { ...box, west: -180 },
      ];

// The index finds the ranges of cells that contain a box; their mean points decide which cells are inside.
function cellCondition(box: Bounds, bind: Bind): string {
  const runs = cellRuns(box, rollUpLevel).map(
    ([first, last]) => `c between ${bind.as('int', first)} and ${bind.as('int', last)}`,
  );
  const millionths = (degrees: number) => `n * ${bind.as('bigint', Math.round(degrees * 1e6))}`;
  return `((${runs.join(' or ')}) and sum_lat between ${millionths(box.south)} and ${millionths(box.north)} and sum_lon between ${millionths(box.west)} and ${millionths(box.east)})`;
}

// Columns of a marker for a single listing.
const selectMarkers = `
  select id, public_id as "publicId", lat as latitude, lon as longitude, rent, currency, z::float8 as point, beds,
    featured,
    card::json->>'address' as address from listing_search`;
export const markersByIdStatement = `${selectMarkers} where id = any($1::bigint[])`;
export const markersByPublicIdStatement = `${selectMarkers} where public_id = any($1::text[]) order by rank desc, id`;
export const cardsStatement = 'select public_id as id, card from listing_search where public_id = any($1::text[])';

/**
 * Returns the statement for the listings of a search at points of the map, at most 20 each: `(point, currency, ids)`.
 */
export function pointsStatement(
  search: Search,
  points: readonly {
    readonly point: number;
    readonly currency: number;
    readonly latitude: number;
    readonly longitude: number;
  }[],
): Statement {
  const bind = new Bind();
  const given = [
    bind.as(
      'bigint[]',
      points.map(({ point }) => point),
    ),
    bind.as(
      'smallint[]',
      points.map(({ currency }) => currency),
    ),
    bind.as(
      'float8[]',
      points.map(({ latitude }) => latitude),
    ),
    bind.as(
      'float8[]',
      points.map(({ longitude }) => longitude),
    ),
  ];
  // The box index finds the few listings within a metre; the cell selects among them.
  const text = `
    select given.point::float8 as point, given.currency, array_agg(s.public_id order by s.rank desc, s.id) as ids
    from unnest(${given.join(', ')}) as given(point, currency, latitude, longitude)
    cross join lateral (
      select id, rank, public_id from listing_search
      where lat between given.latitude - 1e-5 and given.latitude + 1e-5 and lon between given.longitude - 1e-5
        and given.longitude + 1e-5
        and z = given.point and listing_search.currency = given.currency and ${matches(search, bind)}
      order by rank desc, id limit ${maxListingsPerMarker}) s
    group by 1, 2`;
  return { text, values: bind.values };
}

const matches = (search: Search, bind: Bind): string =>
  allOf([...regionConditions(search, bind), ...filterConditions(search, bind).map(({ sql }) => sql)]);

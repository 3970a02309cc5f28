import { homesOfMarkerCap } from '@porchlight/contracts/catalog';
import { deepestLevel } from '../search-document/map-cell.ts';
import { Bind } from './bind.ts';
import { allOf, whereaboutsOf, wishesOf } from './conditions.ts';
import type { Search } from './search.ts';
import type { Statement } from './statements.ts';



/** Rows of `Cell`: the homes of a search by the map's cells of a level. Index-only over the box index. */
export function gridStatement(search: Search, level: number): Statement {
  const bind = new Bind();
  const cell = `(z >> ${bind.as('int', 2 * (deepestLevel - level))})`;
  const text = `select ${cell}::float8 as cell, currency, count(*)::int as homes, min(rent) as "rentMin", sum(lat) as latitudes, sum(lon) as longitudes,
      case when min(z) = max(z) then min(z)::float8 end as point, min(id) as id
    from listing_search where ${matches(search, bind)} group by 1, 2`;
  return { text, values: bind.values };
}

// What a marker says of a single home.
const markedHome = `select id, public_id as "publicId", lat as latitude, lon as longitude, rent, currency, z::float8 as point, beds, featured,
    card::json->>'address' as address from listing_search`;
export const homesStatement = `${markedHome} where id = any($1::bigint[])`;
export const homesNamedStatement = `${markedHome} where public_id = any($1::text[]) order by rank desc, id`;
export const cardsStatement = 'select public_id as id, card from listing_search where public_id = any($1::text[])';

/** The homes of a search at points of the map, at most 20 each: `(point, currency, ids)`. */
export function pointsStatement(search: Search, points: readonly { readonly point: number; readonly currency: number; readonly latitude: number; readonly longitude: number }[]): Statement {
  const bind = new Bind();
  const given = [
    bind.as('bigint[]', points.map(({ point }) => point)), bind.as('smallint[]', points.map(({ currency }) => currency)),
    bind.as('float8[]', points.map(({ latitude }) => latitude)), bind.as('float8[]', points.map(({ longitude }) => longitude)),
  ];
  // The box index finds the few homes within a metre, the cell says which of them are meant.
  const text = `select given.point::float8 as point, given.currency, array_agg(s.public_id order by s.rank desc, s.id) as ids
    from unnest(${given.join(', ')}) as given(point, currency, latitude, longitude)
    cross join lateral (
      select id, rank, public_id from listing_search
      where lat between given.latitude - 1e-5 and given.latitude + 1e-5 and lon between given.longitude - 1e-5 and given.longitude + 1e-5
        and z = given.point and listing_search.currency = given.currency and ${matches(search, bind)}
      order by rank desc, id limit ${homesOfMarkerCap}) s
    group by 1, 2`;
  return { text, values: bind.values };
}

const matches = (search: Search, bind: Bind): string => allOf([...whereaboutsOf(search, bind), ...wishesOf(search, bind).map(({ sql }) => sql)]);

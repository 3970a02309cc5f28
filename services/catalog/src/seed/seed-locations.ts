import type { EntityManager } from 'typeorm';
import type { MarketFile } from './market-file.ts';

const box =
  "(bounds->>'south')::float8, (bounds->>'west')::float8, (bounds->>'north')::float8, (bounds->>'east')::float8";
const named = 'id int, slug text, name text, "nameFr" text, aliases text[], bounds jsonb';
const boxAnew = 'south = excluded.south, west = excluded.west, north = excluded.north, east = excluded.east';
const nameAnew = 'slug = excluded.slug, name = excluded.name, name_fr = excluded.name_fr, aliases = excluded.aliases';

const provincesSql = `
  insert into province (id, code, country, slug, name, name_fr, aliases, south, west, north, east)
  select id, code, country, slug, name, "nameFr", aliases, ${box}
  from jsonb_to_recordset($1::jsonb) as p(${named}, code text, country text)
  on conflict (id) do update set ${nameAnew}, ${boxAnew} where province.version = 1`;
const metrosSql = `
  insert into metro_area (id, province_id, slug, name, name_fr, aliases, south, west, north, east)
  select id, "provinceId", slug, name, "nameFr", aliases, ${box}
  from jsonb_to_recordset($1::jsonb) as m(${named}, "provinceId" smallint)
  on conflict (id) do update set ${nameAnew}, ${boxAnew} where metro_area.version = 1`;
const citiesSql = `
  insert into city (id, province_id, metro_area_id, slug, name, name_fr, aliases, population, latitude, longitude,
    south, west, north, east, is_featured)
  select id, "provinceId", nullif("metroId", 0), slug, name, "nameFr", aliases, population, latitude, longitude, ${box},
    featured
  from jsonb_to_recordset($1::jsonb) as c(${named}, "provinceId" smallint, "metroId" int, population int,
    latitude float8, longitude float8, featured boolean)
  on conflict (id) do update set ${nameAnew}, ${boxAnew}, metro_area_id = excluded.metro_area_id,
    population = excluded.population, is_featured = excluded.is_featured where city.version = 1`;

/**
 * Inserts provinces, metro areas and cities; existing ones get the new names and boxes, except those that
 * staff changed.
 */
export async function seedLocations(manager: EntityManager, market: MarketFile): Promise<void> {
  await manager.query(provincesSql, [JSON.stringify(market.provinces)]);
  await manager.query(metrosSql, [
    JSON.stringify(
      market.metros.map(({ id, slug, name, nameFr, aliases, bounds, provinceId }) => ({
        id,
        slug,
        name,
        nameFr,
        aliases,
        bounds,
        provinceId,
      })),
    ),
  ]);
  await manager.query(citiesSql, [JSON.stringify(market.cities)]);
}

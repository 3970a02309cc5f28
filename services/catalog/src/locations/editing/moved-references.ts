import type { EntityManager } from 'typeorm';

// Locks the listings in the order in which every change of search documents does.
const lockListingsSql = 'select from listing where city_id = $1 order by id for update';
const buildingsSql = 'update building set city_id = $2 where city_id = $1';
const listingsSql = 'update listing set city_id = $2 where city_id = $1';
const feedsSql = 'update feed set default_city_id = $2 where default_city_id = $1';
const documentsSql = `
  update listing_search s set city_id = $2, metro_id = coalesce(c.metro_area_id, 0), province_id = c.province_id
  from city c where c.id = $2 and s.city_id = $1`;
// Of two searches of one reader that become the same, the active one stays, else that of the target.
const twinsSql = `
  with twin as (
    select moved.id as moved, own.id as own, moved.is_active and not own.is_active as replaces
    from saved_search moved join saved_search own on own.owner_id = moved.owner_id
      and own.place_kind = 'city' and own.place_id = $2 and md5(own.query) = md5(moved.query)
    where moved.place_kind = 'city' and moved.place_id = $1)
  delete from saved_search s using twin t where s.id = case when t.replaces then t.own else t.moved end`;
const searchesSql = `update saved_search set place_id = $2 where place_kind = 'city' and place_id = $1`;
// All former addresses lead to the target in one step.
const formerAddressesSql = 'update former_location_address set city_id = $2 where city_id = $1';
const ownAddressSql = `
  insert into former_location_address (province_id, slug, city_id)
  select province_id, slug, $2 from city where id = $1
  on conflict (province_id, slug) do update set city_id = excluded.city_id, metro_area_id = null`;
const mergedEarlierSql = 'update city set merged_into_id = $2 where merged_into_id = $1';
const countsSql = `
  with gone as (delete from place_count where kind = 'city' and place_id = $1 returning homes)
  insert into place_count as p (kind, place_id, homes) select 'city', $2, homes from gone
  on conflict (kind, place_id) do update set homes = p.homes + excluded.homes`;

const statements = [
  buildingsSql,
  listingsSql,
  feedsSql,
  documentsSql,
  twinsSql,
  searchesSql,
  formerAddressesSql,
  ownAddressSql,
  mergedEarlierSql,
  countsSql,
];

/** Moves all rows that refer to a city to another one. The caller has locked both, and limits their number. */
export async function moveReferences(manager: EntityManager, from: number, to: number): Promise<void> {
  await manager.query(lockListingsSql, [from]);
  for (const statement of statements) await manager.query(statement, [from, to]);
}

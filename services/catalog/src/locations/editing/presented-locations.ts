import type { EntityManager } from 'typeorm';

interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}
interface PresentedLocation {
  readonly id: string;
  readonly province: string;
  readonly metroArea?: string | null;
}

const namedSql = (table: 'province' | 'metro_area') => `select id, name, slug from ${table} where id::text = any($1)`;
const listingsSql = 'select place_id as id, homes from place_count where kind = $1 and place_id::text = any($2)';

/** Loads what the records of locations show besides their own fields. */
export async function presentedLocations(
  manager: EntityManager,
  kind: 'city' | 'metro',
  locations: readonly PresentedLocation[],
) {
  const ids = locations.map(({ id }) => String(id));
  const [provinces, metroAreas, listings] = await Promise.all([
    manager.query<NamedRow[]>(namedSql('province'), [locations.map(({ province }) => province)]),
    manager.query<NamedRow[]>(namedSql('metro_area'), [locations.flatMap(({ metroArea }) => metroArea ?? [])]),
    manager.query<{ id: number; homes: number }[]>(listingsSql, [kind, ids]),
  ]);
  return {
    provinces: new Map(provinces.map((row) => [String(row.id), row])),
    metroAreas: new Map(metroAreas.map(({ id, name }) => [String(id), name])),
    listings: new Map(listings.map(({ id, homes }) => [String(id), homes])),
  };
}

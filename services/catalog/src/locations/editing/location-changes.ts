import { Problem } from '@porchlight/service-kit';
import type { MessageReference } from '@porchlight/messages';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';

/** Tables of locations whose addresses change. */
export type LocationTable = 'city' | 'metro_area';
export interface LocationAddress {
  readonly province: string;
  readonly slug: string;
}
/** Province of a location, with its rough extent. */
export interface ProvinceRow extends Box {
  readonly country: string;
}
interface Box {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

/** Returns a problem at a field of the form. */
export const refusal = (field: string, code: string, message: MessageReference, status = 422): Problem =>
  new Problem(status, code, message, { errors: { [field]: [message] } });

/**
 * Lets one transaction at a time change cities and metro areas, which share addresses: two of them could take one
 * address, or merge two cities into each other.
 */
// @mutation location-changes-lock
export async function lockLocations(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('location changes', 0))`);
}

/** Returns the province of a location. Throws 422 for an unknown one, and for one of another country. */
export async function provinceOf(manager: EntityManager, id: string, before: string | undefined): Promise<ProvinceRow> {
  const rows = await manager.query<(ProvinceRow & { id: number })[]>(
    'select id, country, north, south, west, east from province where id::text = any($1)',
    [[id, before ?? id]],
  );
  const found = rows.find((row) => String(row.id) === id);
  if (!found) throw refusal('province', 'province-not-found', messages.provinceUnknown);
  if (rows.some(({ country }) => country !== found.country))
    throw refusal('province', 'other-country', messages.otherCountry);
  return found;
}

// Degrees that a location may lie outside the rough extent of its province.
const tolerance = 0.5;
const isBetween = (value: number, low: number, high: number) => value >= low && value <= high;
// Between a west and an east farther apart lies the other half of the world: they are in the wrong order.
const maxWidth = 180;
const widthOf = ({ west, east }: Box): number => (west <= east ? east - west : east - west + 360);
// An extent that crosses the 180th meridian has its west east of its east.
const isWithin = ({ north, south, west, east }: Box, latitude: number, longitude: number): boolean =>
  isBetween(latitude, south, north) &&
  (west <= east ? isBetween(longitude, west, east) : longitude >= west || longitude <= east);
const widened = ({ north, south, west, east }: Box): Box => ({
  north: north + tolerance,
  south: south - tolerance,
  west: west - tolerance,
  east: east + tolerance,
});

/** Throws 422 for bounds that exclude the center, and for a center outside the province. */
export function requirePosition(box: Box, center: { latitude: number; longitude: number }, province: Box): void {
  if (box.north <= box.south || widthOf(box) > maxWidth || !isWithin(box, center.latitude, center.longitude))
    throw refusal('north', 'bounds-refused', messages.bounds);
  if (!isWithin(widened(province), center.latitude, center.longitude))
    throw refusal('latitude' in box ? 'latitude' : 'south', 'outside-province', messages.outside);
}

/** Returns the middle of bounds. */
export const middleOf = ({ north, south, west, east }: Box) => ({
  latitude: (north + south) / 2,
  longitude: west <= east ? (west + east) / 2 : west,
});

const holderSql: Readonly<Record<LocationTable, string>> = {
  city: `
    select from city
    where province_id = $1::int and slug = $2 and deleted_at is null and merged_into_id is null`,
  metro_area: 'select from metro_area where province_id = $1::int and slug = $2 and deleted_at is null',
};
/** Throws 409 if a location of the other kind has the address: cities and metro areas of a province share addresses. */
export async function requireFreeAddress(
  manager: EntityManager,
  { province, slug }: LocationAddress,
  other: LocationTable,
): Promise<void> {
  const rows = await manager.query<object[]>(holderSql[other], [province, slug]);
  if (rows.length > 0) throw refusal('slug', 'exists', messages.exists, 409);
}

const formerSql = `
  insert into former_location_address (province_id, slug, city_id, metro_area_id)
  values ($1::int, $2, $3::int, $4::int)
  on conflict (province_id, slug) do update set city_id = excluded.city_id, metro_area_id = excluded.metro_area_id`;

/** Makes the address current: from the former one the location is found too. */
export async function moveAddress(
  manager: EntityManager,
  { table, id }: { readonly table: LocationTable; readonly id: string },
  { from, to }: { readonly from: LocationAddress | undefined; readonly to: LocationAddress },
): Promise<void> {
  await manager.query('delete from former_location_address where province_id = $1::int and slug = $2', [
    to.province,
    to.slug,
  ]);
  if (!from || (from.province === to.province && from.slug === to.slug)) return;
  await manager.query(formerSql, [
    from.province,
    from.slug,
    table === 'city' ? id : null,
    table === 'metro_area' ? id : null,
  ]);
}

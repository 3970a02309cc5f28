import type { ChosenField, MergeField } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import { columnOf, type ListingField } from '../own-listings/own-listing-columns.ts';
import type { FieldValues } from '../own-listings/own-listing-history.ts';
import type { LockedSide, Sides } from './merge-sides.ts';

const addressColumns = [
  'street',
  'unit_number',
  'postal_code',
  'city_id',
  'latitude',
  'longitude',
  'is_pin_confirmed',
  'building_id',
  'hides_exact_address',
];
const of = (...fields: readonly ListingField[]): readonly string[] => fields.map((field) => columnOf[field]);
/** Columns of each field. */
const columns: Readonly<Record<MergeField, readonly string[]>> = {
  text: of('title', 'description', 'lang'),
  address: addressColumns,
  kind: of('rentalType', 'listingKind'),
  size: of(
    'beds',
    'bathsFull',
    'bathsHalf',
    'sqft',
    'sqftMax',
    'den',
    'floorLevel',
    'storeys',
    'maxOccupants',
    'yearBuilt',
  ),
  rent: [...of('rent', 'rentMax', 'rentFrequency'), 'rent_monthly'],
  deposit: of('deposit', 'depositNote'),
  fees: of('fees'),
  availableDate: of('availableDate'),
  lease: of('leaseTerm', 'leaseMinMonths', 'leaseMaxMonths'),
  furnished: of('furnished'),
  pets: of('petPolicies', 'petNote'),
  utilities: of('utilities', 'utilitiesTenantPays'),
  amenities: of('amenities', 'heating', 'cooling'),
  parking: of('parkingType', 'parkingSpaces', 'parkingFee'),
  laundry: of('laundry'),
  accessibility: of('accessibility'),
  newcomer: of('newcomer'),
  documents: of('documentsAccepted'),
  languages: of('languagesSpoken'),
  contact: of('contactName', 'contactPhone', 'showPhone', 'contactPreference'),
};
const fieldOf = new Map(Object.entries(columnOf).map(([field, column]) => [column, field]));

// `$1` is the listing, `$2` the names of columns.
const valuesSql = `
  select coalesce(jsonb_object_agg(key, value), '{}') as values
  from listing l, jsonb_each(to_jsonb(l)) where l.id = $1::bigint and key = any($2)`;
const allColumns = [...new Set(Object.values(columns).flat())];
const list = allColumns.join(', ');
const writeSql = `
  update listing l set (${list}) = (select ${list} from jsonb_populate_record(l, $2::jsonb)) where l.id = $1::bigint`;
const priceSql = `
  insert into price_change (listing_id, changed_at, old_rent, new_rent) values ($1::bigint, now(), $2, $3)
  on conflict do nothing`;

type Columns = Readonly<Record<string, unknown>>;
/** Columns of a listing before and after a merge. */
export interface ChangedColumns {
  readonly before: Columns;
  readonly after: Columns;
}

/** Takes the chosen fields from duplicates, and returns the columns that changed. */
export async function takeFields(
  manager: EntityManager,
  { canonical, duplicates }: Sides,
  fields: readonly ChosenField[],
): Promise<ChangedColumns> {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const { field, listingId } of fields) {
    const source = duplicates.find(({ id }) => id === listingId) as LockedSide;
    const own = await valuesOf(manager, canonical.internalId, columns[field]);
    const taken = await valuesOf(manager, source.internalId, columns[field]);
    for (const column of columns[field]) {
      if (JSON.stringify(own[column]) === JSON.stringify(taken[column])) continue;
      before[column] = own[column];
      after[column] = taken[column];
    }
  }
  await writeColumns(manager, canonical.internalId, after);
  if (before['rent_monthly'] !== after['rent_monthly'])
    await manager.query(priceSql, [canonical.internalId, before['rent_monthly'], after['rent_monthly']]);
  return { before, after };
}

/** Returns to the values before a merge, except for those that were changed since. */
export async function returnFields(
  manager: EntityManager,
  internalId: string,
  { before, after }: ChangedColumns,
): Promise<ChangedColumns> {
  const now = await valuesOf(manager, internalId, Object.keys(after));
  const isSame = (column: string) => JSON.stringify(now[column]) === JSON.stringify(after[column]);
  const groups = Object.values(columns).map((group) => group.filter((column) => column in after));
  const unchanged = groups.filter((group) => group.every(isSame)).flat();
  const pick = (from: Columns) => Object.fromEntries(unchanged.map((column) => [column, from[column]]));
  await writeColumns(manager, internalId, pick(before));
  return { before: pick(after), after: pick(before) };
}

/** Returns columns as the history of a listing names them. */
export function asFields(values: Columns): FieldValues {
  const known = Object.entries(values).filter(([column]) => fieldOf.has(column));
  const address = Object.entries(values).filter(([column]) => addressColumns.includes(column) && !fieldOf.has(column));
  return {
    ...Object.fromEntries(known.map(([column, value]) => [fieldOf.get(column), value])),
    ...(address.length > 0 ? { address: Object.fromEntries(address) } : {}),
  };
}

async function valuesOf(manager: EntityManager, internalId: string, names: readonly string[]): Promise<Columns> {
  const [{ values }] = await manager.query<[{ values: Columns }]>(valuesSql, [internalId, names]);
  return values;
}

async function writeColumns(manager: EntityManager, internalId: string, values: Columns): Promise<void> {
  if (Object.keys(values).length > 0) await manager.query(writeSql, [internalId, JSON.stringify(values)]);
}

import { maxListingChanges } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import type { LockedListing } from './own-listing-lock.ts';

const insertSql = `insert into listing_change (listing_id, version, before, after) values ($1, $2, $3, $4)`;
const pruneSql = 'delete from listing_change where listing_id = $1 and version <= $2';

/** Values of fields by name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Stores the change that made the next version of a locked listing; the latest ones are kept. */
export async function storeChange(
  manager: EntityManager,
  { internalId, version }: Pick<LockedListing, 'internalId' | 'version'>,
  { before, after }: { readonly before: FieldValues; readonly after: FieldValues },
): Promise<void> {
  await manager.query(insertSql, [internalId, version + 1, JSON.stringify(before), JSON.stringify(after)]);
  await manager.query(pruneSql, [internalId, version + 1 - maxListingChanges]);
}

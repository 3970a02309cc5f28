import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  maxPriceChanges,
  monthlyRent,
  type ListingInput,
  type OwnListing,
  type OwnListingChange,
} from '@porchlight/contracts/catalog';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchProjection } from '../search-document/search-projection.ts';
import type { Editor } from './editor.ts';
import { refuseBrokenRules } from './listing-faults.ts';
import { ListingPhotoChanges, type PhotoChange } from './listing-photo-changes.ts';
import { columnOf, listingFields, type ListingField } from './own-listing-columns.ts';
import { storeChange } from './own-listing-history.ts';
import { OwnListingLock, type LockedListing, type StoredFields } from './own-listing-lock.ts';
import { OwnListingReader } from './own-listing-reader.ts';

/** What a save changes. */
interface Changed {
  readonly fields: Partial<StoredFields>;
  readonly photos: PhotoChange | undefined;
}

const columnList = Object.values(columnOf).join(', ');
// Columns that are not among the changed ones keep their value.
const updateSql = `
  update listing l set version = version + 1, refreshed_at = now(), rent_monthly = $2,
    (${columnList}) = (select ${columnList} from jsonb_populate_record(l, $3::jsonb))
  where id = $1`;
const priceSql = `insert into price_change (listing_id, changed_at, old_rent, new_rent) values ($1, now(), $2, $3)`;
// Without a limit, a program that changes a rent for ever would fill the public page.
const prunePricesSql = `
  delete from price_change where listing_id = $1 and changed_at < (
    select min(changed_at) from (
      select changed_at from price_change where listing_id = $1 order by changed_at desc limit ${maxPriceChanges}) latest)`;

/** Changes listings of a landlord; what is public follows in the same transaction. */
@Injectable()
export class OwnListingChanges {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly projection: SearchProjection,
    private readonly photos: ListingPhotoChanges,
  ) {}

  /**
   * Saves the fields that differ from the stored ones. Throws 404 for another landlord's listing, 409 `version-conflict`
   * with the stored listing, and 422 for fields that contradict each other.
   */
  change(editor: Editor, { id, version, photos, ...fields }: OwnListingChange): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lock(manager, editor, { id, version });
      const changed = changedFields(stored, fields as Partial<StoredFields>);
      refuseBrokenRules({ ...stored, ...changed } as ListingInput, new Set(Object.keys(changed)));
      const photoChange = photos && (await this.photos.change(manager, stored, { ownerId: editor.userId, photos }));
      if (photoChange || Object.keys(changed).length > 0) {
        await this.#save(manager, stored, { fields: changed, photos: photoChange });
        await this.projection.refresh([id], manager);
      }
      return this.reader.read(editor.userId, id, manager);
    });
  }

  async #save(manager: EntityManager, stored: LockedListing, { fields: changed, photos }: Changed): Promise<void> {
    const { internalId, monthly } = stored;
    const next = { ...stored, ...changed } as ListingInput;
    const rent = monthlyRent(next.rent, next.rentFrequency);
    const names = Object.keys(changed) as ListingField[];
    const columns = Object.fromEntries(names.map((field) => [columnOf[field], changed[field]]));
    await manager.query(updateSql, [internalId, rent, JSON.stringify(columns)]);
    if (stored.wasPublic && rent !== monthly) {
      await manager.query(priceSql, [internalId, monthly, rent]);
      await manager.query(prunePricesSql, [internalId]);
    }
    await storeChange(manager, stored, {
      before: {
        ...Object.fromEntries(names.map((field) => [field, stored[field]])),
        ...(photos ? { photos: photos.before } : {}),
      },
      after: { ...changed, ...(photos ? { photos: photos.after } : {}) },
    });
  }
}

const textFields: ReadonlySet<ListingField> = new Set(['title', 'description', 'unitNumber', 'depositNote']);
/** Returns text without space around it, and null for what is empty or absent. */
function normalized(field: ListingField, value: unknown): unknown {
  const text = textFields.has(field) && typeof value === 'string' ? value.trim() : value;
  return text === '' || text === undefined ? null : text;
}

/** Returns the given fields whose value differs from the stored one. */
const changedFields = (stored: StoredFields, given: Partial<StoredFields>): Partial<StoredFields> =>
  Object.fromEntries(
    listingFields
      .filter((field) => given[field] !== undefined)
      .map((field) => [field, normalized(field, given[field])] as const)
      .filter(([field, value]) => !isDeepStrictEqual(value, stored[field])),
  );

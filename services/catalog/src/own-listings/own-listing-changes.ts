import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import {
  maxListingChanges,
  maxPriceChanges,
  monthlyRent,
  type ListingInput,
  type OwnListing,
  type OwnListingChange,
} from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchProjection } from '../search-document/search-projection.ts';
import { requireEditable, type Editor } from './editor.ts';
import { refuseBrokenRules } from './listing-faults.ts';
import { ListingPhotoChanges, type PhotoChange } from './listing-photo-changes.ts';
import { messages } from './messages.ts';
import { columnOf, fieldColumns, listingFields, type ListingField } from './own-listing-columns.ts';
import { listingNotFound, OwnListingReader } from './own-listing-reader.ts';

type Fields = { readonly [K in ListingField]: ListingInput[K] | null };
/** What a save changes. */
interface Changed {
  readonly fields: Partial<Fields>;
  readonly photos: PhotoChange | undefined;
}
interface Locked extends Fields {
  readonly internalId: string;
  readonly version: number;
  readonly status: ListingState;
  readonly monthly: number;
  readonly wasPublic: boolean;
}

// @mutation own-listing-lock
const lockSql = `
  select ${fieldColumns}, l.id::text as "internalId", l.version, l.status, l.rent_monthly as monthly,
    l.published_at is not null as "wasPublic"
  from listing l where l.public_id = $1 and l.owner_user_id = $2::uuid and l.status not in ('merged', 'deleted')
  for update`;
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
const historySql = `insert into listing_change (listing_id, version, before, after) values ($1, $2, $3, $4)`;
const pruneSql = 'delete from listing_change where listing_id = $1 and version <= $2';

/** Changes listings of a landlord; what is public follows in the same transaction. */
@Injectable()
export class OwnListingChanges {
  constructor(
    private readonly source: DataSource,
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
      const stored = await this.#lock(manager, editor, id);
      if (stored.version !== version) throw await this.#conflict(manager, editor, id);
      const changed = changedFields(stored, fields as Partial<Fields>);
      refuseBrokenRules({ ...stored, ...changed } as ListingInput, new Set(Object.keys(changed)));
      const photoChange = photos && (await this.photos.change(manager, stored, { ownerId: editor.userId, photos }));
      if (photoChange || Object.keys(changed).length > 0) {
        await this.#save(manager, stored, { fields: changed, photos: photoChange });
        await this.projection.refresh([id], manager);
      }
      return this.reader.read(editor.userId, id, manager);
    });
  }

  async #lock(manager: EntityManager, editor: Editor, id: string): Promise<Locked> {
    const [stored] = await manager.query<Locked[]>(lockSql, [id, editor.userId]);
    if (!stored) throw listingNotFound();
    requireEditable(stored.status, editor);
    return stored;
  }

  async #conflict(manager: EntityManager, { userId }: Editor, id: string): Promise<Problem> {
    const current = await this.reader.read(userId, id, manager);
    return new Problem(409, 'version-conflict', messages.changedMeanwhile, { current });
  }

  async #save(manager: EntityManager, stored: Locked, { fields: changed, photos }: Changed): Promise<void> {
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
    const before = {
      ...Object.fromEntries(names.map((field) => [field, stored[field]])),
      ...(photos ? { photos: photos.before } : {}),
    };
    const after = { ...changed, ...(photos ? { photos: photos.after } : {}) };
    await manager.query(historySql, [internalId, stored.version + 1, JSON.stringify(before), JSON.stringify(after)]);
    await manager.query(pruneSql, [internalId, stored.version + 1 - maxListingChanges]);
  }
}

const textFields: ReadonlySet<ListingField> = new Set(['title', 'description', 'unitNumber', 'depositNote']);
/** Returns text without space around it, and null for what is empty or absent. */
function normalized(field: ListingField, value: unknown): unknown {
  const text = textFields.has(field) && typeof value === 'string' ? value.trim() : value;
  return text === '' || text === undefined ? null : text;
}

/** Returns the given fields whose value differs from the stored one. */
const changedFields = (stored: Fields, given: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    listingFields
      .filter((field) => given[field] !== undefined)
      .map((field) => [field, normalized(field, given[field])] as const)
      .filter(([field, value]) => !isDeepStrictEqual(value, stored[field])),
  );

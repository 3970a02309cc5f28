import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import {
  draftListingStates,
  maxPriceChanges,
  monthlyRent,
  type ListingAddress,
  type OwnListing,
  type OwnListingChange,
} from '@porchlight/contracts/catalog';
import { normalizeEmail, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchProjection } from '../search-document/search-projection.ts';
import type { Editor } from './editor.ts';
import { ListingAddresses, type StoredAddress } from './drafts/listing-addresses.ts';
import { refuseBrokenRules, type JudgedListing } from './listing-faults.ts';
import { ListingPhotoChanges, type PhotoChange } from './listing-photo-changes.ts';
import { messages } from './messages.ts';
import { columnOf, listingFields, type ListingField } from './own-listing-columns.ts';
import { storeChange, type FieldValues } from './own-listing-history.ts';
import { OwnListingLock, type ListingVersion, type LockedListing, type StoredFields } from './own-listing-lock.ts';
import { OwnListingReader } from './own-listing-reader.ts';

/** What a save changes. */
interface Changed {
  readonly fields: Partial<StoredFields>;
  readonly photos: PhotoChange | undefined;
  readonly address: StoredAddress | undefined;
}
const isEmpty = ({ fields, photos, address }: Changed) => !photos && !address && Object.keys(fields).length === 0;
/** What a feed says about a home. */
export interface ImportedChange {
  readonly fields: Partial<StoredFields>;
  readonly address: StoredAddress | undefined;
}
/** Values of the changed fields before and after a change. */
export interface ValueChange {
  readonly before: FieldValues;
  readonly after: FieldValues;
}
const draftStates: ReadonlySet<string> = new Set(draftListingStates);

const columnList = Object.values(columnOf).join(', ');
// Columns that are not among the changed ones keep their value.
const updateSql = `
  update listing l set version = version + 1, refreshed_at = now(), rent_monthly = $2,
    (${columnList}) = (select ${columnList} from jsonb_populate_record(l, $3::jsonb))
  where id = $1`;
const addressSql = `
  update listing set street = a.street, postal_code = a."postalCode", city_id = a."cityId", latitude = a.latitude,
    longitude = a.longitude, is_pin_confirmed = a."isPinConfirmed", currency = a.currency
  from jsonb_to_record($2) as a (street text, "postalCode" text, "cityId" int, latitude float8, longitude float8,
    "isPinConfirmed" boolean, currency text)
  where id = $1`;
// What a person edits, a feed does not overwrite.
const pinSql = `
  update listing set pinned_fields = array(select distinct unnest(pinned_fields || $2::text[]))
  where id = $1 and is_from_feed and not pinned_fields @> $2::text[]`;
const priceSql = `insert into price_change (listing_id, changed_at, old_rent, new_rent) values ($1, now(), $2, $3)`;
// Without a limit, a program that changes a rent for ever would fill the public page.
const prunePricesSql = `
  delete from price_change where listing_id = $1 and changed_at < (
    select min(changed_at) from (
      select changed_at from price_change where listing_id = $1 order by changed_at desc
      limit ${maxPriceChanges}) latest)`;

/** Changes listings of a landlord; what is public follows in the same transaction. */
@Injectable()
export class OwnListingChanges {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly projection: SearchProjection,
    private readonly photos: ListingPhotoChanges,
    private readonly addresses: ListingAddresses,
  ) {}

  /**
   * Saves the fields that differ from the stored ones. Throws 404 for another landlord's listing, 409
   * `version-conflict` with the stored listing, 409 `address-locked` for the address of a listing that was published,
   * and 422 for fields that contradict each other.
   */
  change(editor: Editor, { id, version, photos, address, ...fields }: OwnListingChange): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lock(manager, editor, { id, version });
      const changed = {
        fields: changedFields(stored, fields as Partial<StoredFields>),
        photos: photos && (await this.photos.change(manager, stored, { ownerId: editor.userId, photos })),
        address: address && this.#changedAddress(stored, address),
      };
      await this.#apply(manager, stored, changed);
      return this.reader.read(editor.userId, id, manager);
    });
  }

  /**
   * Saves fields for support, in the caller's transaction, and returns the values that differ. Throws 404 for an unknown
   * listing, and 409 `version-conflict` and 422 as `change`.
   */
  async correct(
    manager: EntityManager,
    { id, version }: ListingVersion,
    fields: Partial<StoredFields>,
  ): Promise<ValueChange & { readonly currency: Currency }> {
    const stored = await this.listings.lockAny(manager, { id, version });
    const changed = { fields: changedFields(stored, fields), photos: undefined, address: undefined };
    await this.#apply(manager, stored, changed);
    return { ...valuesAround(stored, changed), currency: stored.address.currency };
  }

  async #apply(manager: EntityManager, stored: LockedListing, changed: Changed): Promise<void> {
    refuseBrokenRules({ ...stored, ...changed.fields } as JudgedListing, new Set(Object.keys(changed.fields)));
    if (isEmpty(changed)) return;
    await this.#save(manager, stored, changed);
    await manager.query(pinSql, [stored.internalId, Object.keys(valuesAround(stored, changed).after)]);
    await this.projection.refresh([stored.id], manager);
  }

  /**
   * Saves what a feed says, in the caller's transaction. The rules of landlords do not hold for it, and it is not public
   * until the caller refreshes the search document. Throws as `correct`.
   */
  async importFields(
    manager: EntityManager,
    { id, version }: ListingVersion,
    { fields, address }: ImportedChange,
  ): Promise<void> {
    const stored = await this.listings.lockAny(manager, { id, version });
    const isMoved = address && !isDeepStrictEqual(address, stored.address);
    const changed = {
      fields: changedFields(stored, fields),
      photos: undefined,
      address: isMoved ? address : undefined,
    };
    if (!isEmpty(changed)) await this.#save(manager, stored, changed);
  }

  #changedAddress(stored: LockedListing, given: ListingAddress): StoredAddress | undefined {
    if (!draftStates.has(stored.status)) throw new Problem(409, 'address-locked', messages.addressLocked);
    const address = this.addresses.resolve(given);
    return isDeepStrictEqual(address, stored.address) ? undefined : address;
  }

  async #save(manager: EntityManager, stored: LockedListing, changed: Changed): Promise<void> {
    const { internalId, monthly } = stored;
    const next = { ...stored, ...changed.fields };
    const rent = monthlyRent(next.rent, next.rentFrequency);
    const columns = Object.fromEntries(
      Object.entries(changed.fields).map(([field, value]) => [columnOf[field as ListingField], value]),
    );
    await manager.query(updateSql, [internalId, rent, JSON.stringify(columns)]);
    if (changed.address) await manager.query(addressSql, [internalId, JSON.stringify(changed.address)]);
    if (stored.wasPublic && rent !== monthly) {
      await manager.query(priceSql, [internalId, monthly, rent]);
      await manager.query(prunePricesSql, [internalId]);
    }
    // A draft is saved every few seconds: its history begins when it is submitted.
    if (!draftStates.has(stored.status)) await storeChange(manager, stored, valuesAround(stored, changed));
  }
}

/** Returns the changed values before and after a change, by field. */
function valuesAround(stored: LockedListing, { fields, photos, address }: Changed): ValueChange {
  const names = Object.keys(fields) as ListingField[];
  return {
    before: {
      ...Object.fromEntries(names.map((field) => [field, stored[field]])),
      ...(photos ? { photos: photos.before } : {}),
      ...(address ? { address: stored.address } : {}),
    },
    after: { ...fields, ...(photos ? { photos: photos.after } : {}), ...(address ? { address } : {}) },
  };
}

const requiredTexts: ReadonlySet<ListingField> = new Set(['title', 'description']);
const notations: Partial<Record<ListingField, (text: string) => unknown>> = {
  contactPhone: parsePhoneNumber,
  contactEmail: normalizeEmail,
};
/** Returns text without space around it, null for an optional one that is empty, and contact details in one notation. */
function normalized(field: ListingField, value: unknown): unknown {
  const notation = notations[field];
  if (notation && typeof value === 'string') return notation(value);
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' && !requiredTexts.has(field) ? null : text;
}

/** Returns the given fields whose value differs from the stored one. */
const changedFields = (stored: StoredFields, given: Partial<StoredFields>): Partial<StoredFields> =>
  Object.fromEntries(
    listingFields
      .filter((field) => given[field] !== undefined)
      .map((field) => [field, normalized(field, given[field])] as const)
      .filter(([field, value]) => !isDeepStrictEqual(value, stored[field])),
  );

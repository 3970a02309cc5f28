import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import { deletedListingDays, type ListingDraft } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { requireEditable, type Editor } from './editor.ts';
import type { StoredAddress } from './drafts/listing-addresses.ts';
import { messages } from './messages.ts';
import type { ZonedPlace } from '../listings/time-zone.ts';
import { fieldColumns, type ListingField } from './own-listing-columns.ts';
import { listingNotFound, OwnListingReader } from './own-listing-reader.ts';

export type StoredFields = {
  readonly [K in ListingField]: ListingDraft[K] | (undefined extends ListingDraft[K] ? null : never);
};
/** A listing whose row is locked until the end of the transaction. */
export interface LockedListing extends StoredFields {
  readonly internalId: string;
  readonly id: string;
  readonly ownerId: string;
  readonly companyId: number;
  readonly version: number;
  readonly status: ListingState;
  /** Monthly rent. */
  readonly monthly: number;
  readonly wasPublic: boolean;
  readonly address: StoredAddress;
  readonly place: ZonedPlace;
}
/** A listing in the version that a change is based on. */
export interface ListingVersion {
  readonly id: string;
  readonly version: number;
}

// @mutation own-listing-lock
const lockSql = (condition: string) => `
  select ${fieldColumns}, l.id::text as "internalId", l.public_id as id, l.owner_user_id as "ownerId",
    l.company_id as "companyId", l.version, l.status, l.rent_monthly as monthly,
      l.published_at is not null as "wasPublic",
    json_build_object('street', l.street, 'postalCode', l.postal_code, 'cityId', l.city_id, 'latitude', l.latitude,
      'longitude', l.longitude, 'isPinConfirmed', l.is_pin_confirmed, 'currency', l.currency) as address,
    json_build_object('longitude', l.longitude, 'provinceCode', (
      select p.code from city c join province p on p.id = c.province_id where c.id = l.city_id)) as place
  from listing l where l.public_id = $1 and ${condition} for update`;
const kept = `l.status not in ('merged', 'deleted')`;
const ownSql = lockSql(`l.owner_user_id = $2::uuid and ${kept}`);
// @mutation deleted-listing-lock
const deletedSql = lockSql(`l.owner_user_id = $2::uuid and l.status = 'deleted' and l.version = $3
  and l.deleted_at > now() - interval '${deletedListingDays} days'`);
const anySql = lockSql(kept);

/** Locks listings for changes of their landlord and of support. */
@Injectable()
export class OwnListingLock {
  constructor(private readonly reader: OwnListingReader) {}

  /**
   * Locks a listing that its landlord edits. Throws 404 for another landlord's listing, 409 `listing-locked` for a
   * stopped one, and 409 `version-conflict` with the stored listing for another version.
   */
  async lock(manager: EntityManager, editor: Editor, { id, version }: ListingVersion): Promise<LockedListing> {
    const [stored] = await manager.query<LockedListing[]>(ownSql, [id, editor.userId]);
    if (!stored) throw listingNotFound();
    requireEditable(stored.status, editor);
    return this.#inVersion(manager, stored, version);
  }

  /** Locks a listing of a landlord in whatever state. Throws as `lock`, except for the state. */
  async lockOwn(manager: EntityManager, ownerId: string, { id, version }: ListingVersion): Promise<LockedListing> {
    const [stored] = await manager.query<LockedListing[]>(ownSql, [id, ownerId]);
    if (!stored) throw listingNotFound();
    return this.#inVersion(manager, stored, version);
  }

  /** Locks a listing that its landlord deleted and can restore. Throws 404 for any other. */
  async lockDeleted(manager: EntityManager, ownerId: string, { id, version }: ListingVersion): Promise<LockedListing> {
    const [stored] = await manager.query<LockedListing[]>(deletedSql, [id, ownerId, version]);
    if (!stored) throw listingNotFound();
    return stored;
  }

  /** Locks a listing of any landlord, for support. Throws 404 for an unknown one, and for another version as `lock`. */
  async lockAny(manager: EntityManager, { id, version }: ListingVersion): Promise<LockedListing> {
    const [stored] = await manager.query<LockedListing[]>(anySql, [id]);
    if (!stored) throw listingNotFound();
    return this.#inVersion(manager, stored, version);
  }

  async #inVersion(manager: EntityManager, stored: LockedListing, version: number): Promise<LockedListing> {
    // @mutation listing-version
    if (stored.version === version) return stored;
    const current = await this.reader.readAny(stored.id, manager);
    throw new Problem(409, 'version-conflict', messages.changedMeanwhile, { current });
  }
}

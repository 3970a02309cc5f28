import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import type { ListingInput } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { requireEditable, type Editor } from './editor.ts';
import { messages } from './messages.ts';
import { fieldColumns, type ListingField } from './own-listing-columns.ts';
import { listingNotFound, OwnListingReader } from './own-listing-reader.ts';

export type StoredFields = { readonly [K in ListingField]: ListingInput[K] | null };
/** A listing whose row is locked until the end of the transaction. */
export interface LockedListing extends StoredFields {
  readonly internalId: string;
  readonly version: number;
  readonly status: ListingState;
  /** Monthly rent. */
  readonly monthly: number;
  readonly wasPublic: boolean;
}
/** A listing in the version that a change is based on. */
export interface ListingVersion {
  readonly id: string;
  readonly version: number;
}

// @mutation own-listing-lock
const lockSql = `
  select ${fieldColumns}, l.id::text as "internalId", l.version, l.status, l.rent_monthly as monthly,
    l.published_at is not null as "wasPublic"
  from listing l where l.public_id = $1 and l.owner_user_id = $2::uuid and l.status not in ('merged', 'deleted')
  for update`;

/** Locks listings for changes of their landlord. */
@Injectable()
export class OwnListingLock {
  constructor(private readonly reader: OwnListingReader) {}

  /**
   * Throws 404 for another landlord's listing, 409 `listing-locked` for a stopped one, and 409 `version-conflict` with the
   * stored listing for another version.
   */
  async lock(manager: EntityManager, editor: Editor, { id, version }: ListingVersion): Promise<LockedListing> {
    const [stored] = await manager.query<LockedListing[]>(lockSql, [id, editor.userId]);
    if (!stored) throw listingNotFound();
    requireEditable(stored.status, editor);
    if (stored.version === version) return stored;
    const current = await this.reader.read(editor.userId, id, manager);
    throw new Problem(409, 'version-conflict', messages.changedMeanwhile, { current });
  }
}

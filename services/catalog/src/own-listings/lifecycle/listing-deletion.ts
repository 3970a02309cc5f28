import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import { deletableListingStates, type OwnListing } from '@porchlight/contracts/catalog';
import { forbidden } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import type { Editor } from '../editor.ts';
import { ListingTransitions } from './listing-transitions.ts';
import { OwnListingLock, type ListingVersion } from '../own-listing-lock.ts';
import { OwnListingReader } from '../own-listing-reader.ts';

const markSql = 'update listing set deleted_at = now(), status_before = $2 where id = $1';
// A review that no one decided ends with the listing.
const withdrawSql = 'delete from listing_review where listing_id = $1 and decision is null';
const beforeSql = 'select status_before as status from listing where id = $1';
const unmarkSql = 'update listing set deleted_at = null, status_before = null where id = $1';
const unpublished: ReadonlySet<ListingState> = new Set(['draft', 'changes_requested', 'pending_review', 'scheduled']);

/** Deletes listings of a landlord, and restores them within 30 days. */
@Injectable()
export class ListingDeletion {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly transitions: ListingTransitions,
  ) {}

  /** Throws 409 `state-refused` for a listing that support stopped: its case stays open. */
  delete({ userId, isVerified }: Editor, listing: ListingVersion): Promise<void> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lockOwn(manager, userId, listing);
      if (stored.status !== 'draft' && !isVerified) throw forbidden();
      await this.transitions.move(manager, stored, { from: deletableListingStates, to: 'deleted' });
      await manager.query(markSql, [stored.internalId, stored.status]);
      await manager.query(withdrawSql, [stored.internalId]);
    });
  }

  /** A restored listing is off; one that was never public is a draft. */
  restore({ userId, isVerified }: Editor, listing: ListingVersion): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lockDeleted(manager, userId, listing);
      const [before] = await manager.query<[{ status: ListingState }]>(beforeSql, [stored.internalId]);
      const to = unpublished.has(before.status) ? 'draft' : before.status;
      if (to !== 'draft' && !isVerified) throw forbidden();
      await manager.query(unmarkSql, [stored.internalId]);
      await this.transitions.move(manager, stored, { from: ['deleted'], to });
      return this.reader.read(userId, stored.id, manager);
    });
  }
}

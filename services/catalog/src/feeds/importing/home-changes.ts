import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import { changedRows } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ListingTransitions } from '../../own-listings/lifecycle/listing-transitions.ts';
import { OwnListingChanges } from '../../own-listings/own-listing-changes.ts';
import { SearchProjection } from '../../search-document/search-projection.ts';
import { FeedPhotos, type ListedPhotos } from '../photos/feed-photos.ts';
import type { AppliedRun, OpenRow } from './applied-row.ts';
import type { ImportedFields } from './imported-home.ts';

/** Credits for which a home comes back by itself after it was missing. */
const turnOnFor = 10;
/** Reason of the expiry of a home that its feed does not have any more. */
const feedReason = 'feed';
/** A home that is seen counts as confirmed, once a day: each confirmation changes its rank. */
const confirmedAfter = '1 day';

// In the order in which every change of search documents locks them.
const lockSql = `
  select id::text as "internalId", public_id as id, owner_user_id as "ownerId", status, version,
    status_reason as reason, pinned_fields as pinned
  from listing where id = any($1::bigint[]) order by id for update`;
const hashSql = `
  update feed_home home set content_hash = decode(changed.hash, 'hex')
  from jsonb_to_recordset($2) as changed ("externalKey" text, hash text)
  where home.feed_id = $1 and home.external_key = changed."externalKey"`;
const presentSql = `
  update feed_home set absent_runs = 0 where feed_id = $1 and external_key = any($2) and absent_runs > 0`;
const confirmSql = `
  update listing set refreshed_at = now()
  where id = any($1::bigint[]) and status in ('draft', 'active', 'paused') and refreshed_at < now() - interval '${confirmedAfter}'
  returning public_id as id`;
const absentSql = `
  update feed_home set absent_runs = absent_runs + 1 where feed_id = $1 and external_key = any($2)`;

interface Listing {
  readonly internalId: string;
  readonly id: string;
  readonly ownerId: string;
  readonly status: ListingState;
  readonly version: number;
  readonly reason: string | null;
  readonly pinned: readonly (keyof ImportedFields | 'address')[];
}
const idsOf = (rows: readonly OpenRow[]) => rows.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));

const listedPhotosOf = ({ listingId, home }: OpenRow): ListedPhotos[] =>
  listingId === null || home === null ? [] : [{ listingId, photos: home.photos }];

/** Changes the listings of homes that a feed has already. */
@Injectable()
export class HomeChanges {
  constructor(
    private readonly listings: OwnListingChanges,
    private readonly transitions: ListingTransitions,
    private readonly projection: SearchProjection,
    private readonly photos: FeedPhotos,
  ) {}

  /** Writes what the feed changed, except for the fields that a person edited; an expired home comes back. */
  async update(manager: EntityManager, { feedId }: AppliedRun, rows: readonly OpenRow[]): Promise<void> {
    if (rows.length === 0) return;
    const byId = new Map(rows.map((row) => [row.listingId, row]));
    const changed: string[] = [];
    for (const listing of await manager.query<Listing[]>(lockSql, [idsOf(rows)])) {
      const home = byId.get(listing.internalId)?.home;
      if (!home || listing.status === 'merged' || listing.status === 'deleted') continue;
      const isPinned = (field: string) => (listing.pinned as readonly string[]).includes(field);
      const fields = Object.fromEntries(Object.entries(home.fields).filter(([field]) => !isPinned(field)));
      const address = isPinned('address') ? undefined : home.address;
      await this.listings.importFields(manager, listing, { fields, address });
      changed.push(listing.id);
      if (listing.status === 'expired' && listing.reason === feedReason) await this.#bringBack(manager, listing);
    }
    await this.photos.list(manager, rows.flatMap(listedPhotosOf));
    await this.projection.refresh(changed, manager);
    const hashes = rows.map(({ externalKey, hash }) => ({ externalKey, hash }));
    await manager.query(hashSql, [feedId, JSON.stringify(hashes)]);
  }

  /** The update made a new version. */
  async #bringBack(manager: EntityManager, { internalId }: Listing): Promise<void> {
    const [listing] = await manager.query<Listing[]>(lockSql, [[internalId]]);
    if (listing) await this.transitions.move(manager, listing, { from: ['expired'], to: 'active', turnOnFor });
  }

  /** Homes that a file has are not missed, and their listings count as confirmed. */
  async confirm(manager: EntityManager, { feedId }: AppliedRun, rows: readonly OpenRow[]): Promise<void> {
    if (rows.length === 0) return;
    await manager.query(presentSql, [feedId, rows.map(({ externalKey }) => externalKey)]);
    const confirmed = await changedRows<{ id: string }>(manager, confirmSql, [idsOf(rows)]);
    await this.projection.refresh(
      confirmed.map(({ id }) => id),
      manager,
    );
  }

  /** A home that two files, one after the other, do not have is no longer public. */
  async miss(manager: EntityManager, { feedId }: AppliedRun, rows: readonly OpenRow[]): Promise<void> {
    if (rows.length === 0) return;
    await manager.query(absentSql, [feedId, rows.map(({ externalKey }) => externalKey)]);
    const expired = rows.filter(({ action }) => action === 'expired');
    for (const listing of await manager.query<Listing[]>(lockSql, [idsOf(expired)]))
      if (listing.status === 'active' || listing.status === 'paused')
        await this.transitions.move(manager, listing, {
          from: ['active', 'paused'],
          to: 'expired',
          reason: feedReason,
        });
  }
}

import { Injectable } from '@nestjs/common';
import { stealthHoldHours, stealthHoldReasons } from '@porchlight/contracts/catalog';
import { changedRow, Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { SearchProjection } from '../../search-document/search-projection.ts';
import type { ReportedHome } from '../reported-home.ts';
import { topReasonSql } from '../reported-listing-row.ts';

const reasons = stealthHoldReasons.map((reason) => `'${reason}'`).join(', ');
// A listing that an automatic hold or a decision suspended is not active, so its landlord knows that it is hidden.
// @mutation stealth-hold
const insertSql = `
  insert into stealth_hold (reported_listing_id, listing_id, reason, held_by, until)
  select r.id, r.listing_id, $2, $3, now() + interval '${stealthHoldHours} hours'
  from reported_listing r join listing l on l.id = r.listing_id
  where r.id = $1 and r.decision is null and r.joined_into_id is null and l.status = 'active'
    and exists (select from listing_search s where s.id = l.id) and ${topReasonSql('r')} in (${reasons})
  on conflict do nothing returning id::text as id, until`;
const endSql = `
  update stealth_hold set ended_at = now(), ended_by = $2
  where listing_id = $1 and ended_at is null and ($3::bigint is null or id = $3) returning id`;
// Without it, the listing would count as turned on again, and its landlord would see that it expires later.
const reopenSql = `update listing set closed_at = null where id = $1 and status = 'active'`;

/** A hold that was stored just now. */
export interface StoredHold {
  readonly id: string;
  readonly until: Date;
}

/** Stores which listings support hides without a notice, and hides and shows them. The row of the listing is locked. */
@Injectable()
export class StealthHoldStore {
  constructor(
    private readonly projection: SearchProjection,
    private readonly outbox: Outbox,
  ) {}

  /** Hides the listing; returns nothing if it may not be hidden this way. */
  async start(
    manager: EntityManager,
    home: ReportedHome,
    hold: { readonly reportedListingId: string; readonly reason: string; readonly heldBy: string },
  ): Promise<StoredHold | undefined> {
    const stored = await manager.query<StoredHold[]>(insertSql, [hold.reportedListingId, hold.reason, hold.heldBy]);
    if (!stored[0]) return undefined;
    await this.#apply(manager, home, true);
    return stored[0];
  }

  /** Ends the hold of a listing, or only the given one; returns whether there was one. */
  async end(
    manager: EntityManager,
    home: ReportedHome,
    { endedBy, holdId }: { readonly endedBy?: string; readonly holdId?: string } = {},
  ): Promise<boolean> {
    const ended = await changedRow(manager, endSql, [home.internalId, endedBy ?? null, holdId ?? null]);
    if (!ended) return false;
    await manager.query(reopenSql, [home.internalId]);
    await this.#apply(manager, home, false);
    return true;
  }

  async #apply(manager: EntityManager, { id }: ReportedHome, isHeld: boolean): Promise<void> {
    await this.projection.refresh([id], manager);
    // Commerce charges nothing for it meanwhile.
    await this.outbox.emit(manager, 'listing.held', { listingId: id, isHeld }, { sequence: `hold:${id}` });
  }
}

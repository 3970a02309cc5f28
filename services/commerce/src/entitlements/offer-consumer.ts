import { Injectable } from '@nestjs/common';
import type { Entitlement, ListingOffered } from '@porchlight/contracts/internal';
import { changedRow, Consumes, Outbox, unavailable } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { turnOnTask } from '../publishing/turn-on-offered.ts';
import { returningEntitlement } from './entitlement-changes.ts';

// A listing that is new here belongs to the company of its landlord, for good.
const insertSql = `
  insert into entitlement (listing_id, account_id, is_offered)
  select $1, company_id, false from landlord where person_id = $2 on conflict do nothing`;
// An event older than the stored version changes nothing. What is off the market remembers whether it was on, until it
// is offered again; days without a charge in between are free for a restored listing, as all missed days.
const offerSql = `
  update entitlement set is_offered = $2, offered_version = $3,
    enabled = $2 and (enabled or ($4 and was_enabled)), featured = $2 and (featured or ($4 and was_featured)),
    was_enabled = not $2 and (enabled or was_enabled), was_featured = not $2 and (featured or was_featured),
    version = version + 1, changed_at = now()
  where listing_id = $1 and offered_version < $3 ${returningEntitlement}`;
const knownSql = 'select 1 from entitlement where listing_id = $1';

/** Keeps the entitlements of listings that landlords make, take off the market, and offer again. */
@Injectable()
export class OfferConsumer {
  constructor(private readonly outbox: Outbox) {}

  /** Throws 503, so that the event comes again, until accounts has reported the landlord. */
  @Consumes('listing.offered')
  async apply(
    { listingId, landlordId, isOffered, version, turnOnFor, isRestored = false }: ListingOffered,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(insertSql, [listingId, landlordId]);
    const changed = await changedRow<Entitlement>(manager, offerSql, [listingId, isOffered, version, isRestored]);
    if (!changed) {
      const known = await manager.query<unknown[]>(knownSql, [listingId]);
      if (known.length === 0) throw unavailable();
      return;
    }
    await this.outbox.emit(manager, 'entitlements.changed', { entitlements: [changed] });
    if (isOffered && turnOnFor !== undefined)
      await this.outbox.enqueue(manager, turnOnTask, { listingId, landlordId, version, turnOnFor });
  }
}

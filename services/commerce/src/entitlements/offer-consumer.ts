import { Injectable } from '@nestjs/common';
import type { Entitlement, ListingOffered } from '@porchlight/contracts/internal';
import { changedRow, Consumes, Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { returningEntitlement } from './entitlement-changes.ts';

// An event older than the stored version changes nothing.
const offerSql = `
  update entitlement set is_offered = $2, offered_version = $3, enabled = enabled and $2, featured = featured and $2,
    version = version + 1, changed_at = now()
  where listing_id = $1 and offered_version < $3 ${returningEntitlement}`;

/** Ends the charges of listings that their landlord took off the market. */
@Injectable()
export class OfferConsumer {
  constructor(private readonly outbox: Outbox) {}

  @Consumes('listing.offered')
  async apply({ listingId, isOffered, version }: ListingOffered, manager: EntityManager): Promise<void> {
    const changed = await changedRow<Entitlement>(manager, offerSql, [listingId, isOffered, version]);
    if (changed) await this.outbox.emit(manager, 'entitlements.changed', { entitlements: [changed] });
  }
}

import { Injectable } from '@nestjs/common';
import type { ListingHeld } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Stores which listings support hides, so that their days are free. Nothing else changes for their landlords. */
@Injectable()
export class HoldConsumer {
  @Consumes('listing.held')
  async apply({ listingId, isHeld }: ListingHeld, manager: EntityManager): Promise<void> {
    await manager.query('update entitlement set is_held = $2 where listing_id = $1', [listingId, isHeld]);
  }
}

import { Injectable } from '@nestjs/common';
import type { TurnOnRefused } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { OwnListingLock, type ListingVersion } from '../../own-listings/own-listing-lock.ts';
import { ScheduleReturns } from './schedule-returns.ts';

// The history names what was published from its schedule, by the version that was offered.
const unpaidSql = `
  select l.public_id as id, l.version
  from listing l join listing_change h on h.listing_id = l.id and h.version = $2
  where l.public_id = $1 and l.status = 'active' and l.published_at is null
    and h.before->>'status' = 'scheduled' and h.after->>'status' = 'active' for update of l`;

/** Returns scheduled listings that commerce did not turn on to their landlords; others stay off. */
@Injectable()
export class TurnOnRefusals {
  constructor(
    private readonly listings: OwnListingLock,
    private readonly returns: ScheduleReturns,
  ) {}

  @Consumes('turn-on.refused')
  async apply({ listingId, version, reason }: TurnOnRefused, manager: EntityManager): Promise<void> {
    const [unpaid] = await manager.query<ListingVersion[]>(unpaidSql, [listingId, version]);
    if (!unpaid) return;
    await this.returns.return(manager, await this.listings.lockAny(manager, unpaid), reason);
  }
}

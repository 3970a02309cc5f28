import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import {
  ListingTransitions,
  type MovedListing,
  type Transition,
} from '../own-listings/lifecycle/listing-transitions.ts';
import { accountReason, isSuspendedSql, restrictionTask, type RestrictedLandlord } from './restriction-task.ts';

const batchSize = 50;
const suspendedSql = `
  select ${isSuspendedSql('landlord')} as "isSuspended" from landlord where person_id = $1 for share`;
const columns = `
  id::text as "internalId", public_id as id, owner_user_id as "ownerId", status, version`;
// Locked in the order in which every change of search documents locks them.
const activeSql = `
  select ${columns} from listing where owner_user_id = $1 and status = 'active'
  order by id limit ${batchSize} for update`;
const hiddenSql = `
  select ${columns} from listing
  where owner_user_id = $1 and status = 'suspended' and status_reason = '${accountReason}'
  order by id limit ${batchSize} for update`;

const suspend: Transition = { from: ['active'], to: 'suspended', reason: accountReason };
const restore: Transition = { from: ['suspended'], to: 'active', isRestored: true };

/** Hides the listings of suspended landlords, a batch per job, and shows them again without a charge. */
@Injectable()
export class RestrictedListings {
  constructor(
    private readonly transitions: ListingTransitions,
    private readonly outbox: Outbox,
  ) {}

  @Task(restrictionTask)
  async apply({ landlordId }: RestrictedLandlord, manager: EntityManager): Promise<void> {
    const [landlord] = await manager.query<{ isSuspended: boolean | null }[]>(suspendedSql, [landlordId]);
    if (!landlord) return;
    const [sql, transition] = landlord.isSuspended === true ? [activeSql, suspend] : [hiddenSql, restore];
    const listings = await manager.query<MovedListing[]>(sql, [landlordId]);
    for (const listing of listings) await this.transitions.move(manager, listing, transition);
    if (listings.length === batchSize) await this.outbox.enqueue(manager, restrictionTask, { landlordId });
  }
}

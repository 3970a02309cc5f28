import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import type { ListingOffered } from '@porchlight/contracts/internal';
import { Outbox, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { isSuspendedSql, restrictionTask } from '../../account-restrictions/restriction-task.ts';
import { listingClosedTask, type ClosedListing } from '../../inquiries/unavailable-listing-notices.ts';
import { closedStates, heldReason } from '../../listings/closed-states.ts';
import { SearchProjection } from '../../search-document/search-projection.ts';
import { ClosedHomeViewings } from '../../viewings/closed-home-viewings.ts';
import { messages } from '../messages.ts';
import { storeChange } from '../own-listing-history.ts';
import type { LockedListing } from '../own-listing-lock.ts';

/** When a listing is published, as ISO 8601 time, and the most credits for which it is turned on then. */
export interface Schedule {
  readonly publishAt: string;
  readonly turnOnFor: number;
}
/** A change of the state of a listing. The database refuses what the lifecycle does not have. */
export interface Transition {
  readonly from: readonly ListingState[];
  readonly to: ListingState;
  /** Most credits for which the listing is turned on once it is offered; absent: it stays off. */
  readonly turnOnFor?: number | undefined;
  /** When a listing is published that becomes `scheduled`. */
  readonly schedule?: Schedule | undefined;
  /** Why the listing is in the new state; `heldReason`: until support decides, so that renters are not notified yet. */
  readonly reason?: string | undefined;
  /** It was suspended or merged by mistake: it is on again if it was on before, without a charge. */
  readonly isRestored?: true | undefined;
  /** Internal id of the listing that one with the state `merged` leads to. */
  readonly mergedInto?: string | undefined;
}

/** What a transition reads of a listing whose row is locked. */
export type MovedListing = Pick<LockedListing, 'internalId' | 'id' | 'ownerId' | 'status' | 'version'>;

const moveSql = `
  update listing set status = $2, status_reason = $3, publish_at = $4, publish_for = $5, merged_into_id = $6, version = version + 1,
    refreshed_at = case when $2 = 'active' then now() else refreshed_at end
  where id = $1`;

const suspendedSql = `select 1 from landlord where person_id = $1 and ${isSuspendedSql('landlord')}`;

/** Moves locked listings to other states: history, search document, viewings, and what commerce charges follow. */
@Injectable()
export class ListingTransitions {
  constructor(
    private readonly projection: SearchProjection,
    private readonly outbox: Outbox,
    private readonly viewings: ClosedHomeViewings,
  ) {}

  /** Throws 409 `state-refused` for a listing in another state. */
  async move(manager: EntityManager, listing: MovedListing, transition: Transition): Promise<void> {
    const { from, to, turnOnFor, reason, isRestored } = transition;
    const { internalId, id, ownerId, status } = listing;
    if (!from.includes(status)) throw new Problem(409, 'state-refused', messages.stateRefused);
    await manager.query(moveSql, [internalId, ...columnsOf(transition)]);
    await storeChange(manager, listing, { before: { status }, after: { status: to } });
    await this.projection.refresh([id], manager);
    if (closedStates.includes(to) && reason !== heldReason) {
      const viewingIds = await this.viewings.cancel(manager, internalId);
      await this.outbox.enqueue(manager, listingClosedTask, {
        listingId: internalId,
        viewingIds,
      } satisfies ClosedListing);
    }
    if (to === 'active') await this.#hideOfSuspended(manager, ownerId);
    await this.outbox.emit(manager, 'listing.offered', offerOf(listing, { to, turnOnFor, isRestored }));
  }

  /** A listing that support releases while its landlord is suspended is hidden again. */
  async #hideOfSuspended(manager: EntityManager, landlordId: string): Promise<void> {
    const suspended = await manager.query<object[]>(suspendedSql, [landlordId]);
    if (suspended.length > 0) await this.outbox.enqueue(manager, restrictionTask, { landlordId });
  }
}

/** Returns the columns that a transition sets, in the order of its statement. */
const columnsOf = ({ to, reason, schedule, mergedInto }: Transition): (string | number | null)[] => [
  to,
  reason ?? null,
  schedule?.publishAt ?? null,
  schedule?.turnOnFor ?? null,
  mergedInto ?? null,
];

// Commerce charges only what is offered. The latest version wins, in whatever order the events arrive.
const offerOf = (
  { id, ownerId, version }: MovedListing,
  { to, turnOnFor, isRestored }: Pick<Transition, 'to' | 'turnOnFor' | 'isRestored'>,
): ListingOffered => ({
  listingId: id,
  landlordId: ownerId,
  isOffered: to === 'active',
  version: version + 1,
  ...(turnOnFor === undefined ? {} : { turnOnFor }),
  ...(isRestored ? { isRestored } : {}),
});

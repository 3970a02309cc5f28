import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import type { ReviewDecision } from '@porchlight/contracts/catalog';
import { changedRow, Outbox, Problem, reportChange, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ListingTransitions } from '../own-listings/lifecycle/listing-transitions.ts';
import { OwnListingLock, type ListingVersion, type LockedListing } from '../own-listings/own-listing-lock.ts';
import { messages } from './messages.ts';
import { reviewMailOf } from './review-mails.ts';

/** What support decides about a listing that waits. */
export interface Decision extends ListingVersion {
  readonly decision: Exclude<ReviewDecision, 'automatic'>;
  readonly reason?: string;
}

const stateAfter: Readonly<Record<Decision['decision'], ListingState>> = {
  approved: 'active',
  'changes-requested': 'changes_requested',
  rejected: 'rejected',
};
const decideSql = `
  update listing_review set decision = $2, decided_at = now(), decided_by = $3, reason = $4
  where listing_id = $1 and decision is null returning id::text as id, turn_on_for as "turnOnFor"`;

/** Decides about listings that wait for support: once, with a mail to the landlord. */
@Injectable()
export class ReviewDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly transitions: ListingTransitions,
    private readonly outbox: Outbox,
  ) {}

  /** Throws 409 `state-refused` for a listing that does not wait, and 403 `own-listing` for the staff member's own. */
  decide(author: Author, decision: Decision): Promise<void> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lockAny(manager, decision);
      if (stored.ownerId === author.caller.userId) throw new Problem(403, 'own-listing', messages.ownListing);
      await this.#decide(manager, stored, { decision, author });
    });
  }

  async #decide(
    manager: EntityManager,
    stored: LockedListing,
    { decision: { decision, reason }, author }: { readonly decision: Decision; readonly author: Author },
  ): Promise<void> {
    const { internalId, id, status } = stored;
    const review = await changedRow<{ id: string; turnOnFor: number | null }>(manager, decideSql, [
      internalId,
      decision,
      author.caller.userId,
      reason ?? null,
    ]);
    if (!review) throw new Problem(409, 'state-refused', messages.alreadyDecided);
    const to = stateAfter[decision];
    await this.transitions.move(manager, stored, {
      from: ['pending_review'],
      to,
      turnOnFor: to === 'active' ? (review.turnOnFor ?? undefined) : undefined,
    });
    await this.outbox.emit(manager, 'mail.requested', reviewMailOf(stored, { ...review, decision, reason }));
    await reportChange(
      { manager, outbox: this.outbox },
      { resource: 'listing', recordId: id, action: 'modified', before: { status }, after: { status: to, reason } },
      author,
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { heldReason } from '../listings/closed-states.ts';
import { ListingTransitions } from '../own-listings/lifecycle/listing-transitions.ts';
import { messages } from './messages.ts';
import type { ReportedHome } from './reported-home.ts';

const offered: readonly ListingState[] = ['active', 'paused', 'expired', 'rented'];
const stopped: readonly ListingState[] = ['deleted', 'rejected', 'draft', 'changes_requested', 'pending_review'];
// The landlord reads the reason, and edits and publishes the listing, as after any other review.
const reviewSql = `
  insert into listing_review (listing_id, risk, reasons, decision, decided_at, reason)
  values ($1, coalesce((select risk from listing_review where listing_id = $1 order by id desc limit 1), 0), '[]',
    $2, now(), $3)`;

// The state that the listing gets when its landlord restores it.
const staysDownSql = `update listing set status_before = 'rejected' where id = $1`;

/** Moves reported listings to the states that decisions of support lead to. The row of the listing is locked. */
@Injectable()
export class ReportedStates {
  constructor(private readonly transitions: ListingTransitions) {}

  /** Shows a suspended listing again. It is on if it was on before, without a charge. */
  restore(manager: EntityManager, home: ReportedHome): Promise<void> {
    return this.transitions.move(manager, home, { from: ['suspended'], to: 'active', isRestored: true });
  }

  /** Shows a listing again that reports hid automatically. Returns whether they did. */
  async release(manager: EntityManager, home: ReportedHome): Promise<boolean> {
    if (home.status !== 'suspended' || home.statusReason !== heldReason) return false;
    await this.restore(manager, home);
    return true;
  }

  /** Throws 409 `state-refused` for a listing that its landlord or a review took off the market. */
  requireOffered({ status }: Pick<ReportedHome, 'status'>): void {
    if (stopped.includes(status)) throw new Problem(409, 'state-refused', messages.notPublic);
  }

  /** Takes a listing off the market until an appeal; one that its landlord deleted stays down when it is restored. */
  async suspend(manager: EntityManager, home: ReportedHome): Promise<void> {
    if (home.status === 'deleted') await manager.query(staysDownSql, [home.internalId]);
    if (stopped.includes(home.status)) return;
    await this.transitions.move(manager, home, {
      from: [...offered, 'suspended'],
      to: 'suspended',
      reason: 'reported',
    });
  }

  /** Takes a listing off the market that is rented; its landlord can turn it on again. */
  async markRented(manager: EntityManager, home: ReportedHome): Promise<void> {
    this.requireOffered(home);
    const isSuspended = home.status === 'suspended';
    if (isSuspended) await this.restore(manager, home);
    const shown = isSuspended ? { ...home, status: 'active' as const, version: home.version + 1 } : home;
    if (shown.status === 'rented') return;
    await this.transitions.move(manager, shown, { from: ['active', 'paused', 'expired'], to: 'rented' });
  }

  /** Takes a listing off the market until its landlord has changed it and support has approved it. */
  async requestChanges(manager: EntityManager, home: ReportedHome, reason: string): Promise<void> {
    this.requireOffered(home);
    const isSuspended = home.status === 'suspended';
    if (!isSuspended)
      await this.transitions.move(manager, home, { from: offered, to: 'suspended', reason: heldReason });
    const suspended = isSuspended ? home : { ...home, status: 'suspended' as const, version: home.version + 1 };
    await this.transitions.move(manager, suspended, { from: ['suspended'], to: 'changes_requested' });
    await manager.query(reviewSql, [home.internalId, 'changes-requested', reason]);
  }

  /** Ends a suspended listing for good. */
  async reject(manager: EntityManager, home: ReportedHome, reason: string): Promise<void> {
    if (home.status !== 'suspended') return;
    await this.transitions.move(manager, home, { from: ['suspended'], to: 'rejected' });
    await manager.query(reviewSql, [home.internalId, 'rejected', reason]);
  }
}

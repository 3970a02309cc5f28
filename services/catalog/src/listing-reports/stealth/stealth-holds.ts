import { Injectable } from '@nestjs/common';
import { changedRow, Outbox, Problem, reportChange, requireUser, Task, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '../messages.ts';
import { lockHome } from '../reported-home.ts';
import { ReportedListings } from '../reported-listings.ts';
import { StealthHoldStore } from './stealth-hold-store.ts';

const endTask = 'end-stealth-hold';
// A hold without a decision gives the claim to who hides the listing: a colleague sees who works on it.
const claimSql = `
  update reported_listing set claimed_by = $2, claimed_at = now() where id = $1 and decision is null returning id`;

/** Hides reported listings from visitors while their landlords know nothing of it (docs/rules/reports.md). */
@Injectable()
export class StealthHolds {
  constructor(
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly store: StealthHoldStore,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Hides a listing. Throws 404 for an unknown id, 403 `own-listing`, and 409 once it is decided, while it is held or
   * was for the same reports, and for a listing that is not public or reported for other reasons.
   */
  async hold(id: string, reason: string, author: Author): Promise<void> {
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await lockHome(manager, internalId);
      if (home.ownerId === author.caller.userId) throw new Problem(403, 'own-listing', messages.ownListingDecision);
      const heldBy = requireUser(author.caller);
      const held = await this.store.start(manager, home, { reportedListingId: id, reason, heldBy });
      if (!held) throw await this.#refusal(id);
      await changedRow(manager, claimSql, [id, heldBy]);
      await this.outbox.enqueue(manager, endTask, { internalId, holdId: held.id }, { runAt: held.until });
      await this.#record(manager, { id, after: { isHidden: true, reason } }, author);
    });
  }

  /** Shows a listing again. Throws 404 for an unknown id, 403 `own-listing`, and 409 once the hold has ended. */
  async end(id: string, author: Author): Promise<void> {
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await lockHome(manager, internalId);
      if (home.ownerId === author.caller.userId) throw new Problem(403, 'own-listing', messages.ownListingDecision);
      const isEnded = await this.store.end(manager, home, { endedBy: requireUser(author.caller) });
      if (!isEnded) throw new Problem(409, 'already-ended', messages.holdEnded);
      await this.#record(manager, { id, after: { isHidden: false } }, author);
    });
  }

  @Task(endTask)
  async expire(
    { internalId, holdId }: { readonly internalId: string; readonly holdId: string },
    manager: EntityManager,
  ): Promise<void> {
    await this.store.end(manager, await lockHome(manager, internalId), { holdId });
  }

  #record(
    manager: EntityManager,
    { id, after }: { readonly id: string; readonly after: { readonly isHidden: boolean; readonly reason?: string } },
    author: Author,
  ): Promise<void> {
    return reportChange(
      { manager, outbox: this.outbox },
      {
        resource: 'reported-listing',
        recordId: id,
        action: 'modified',
        before: { isHidden: !after.isHidden },
        after,
      },
      author,
    );
  }

  async #refusal(id: string): Promise<Problem> {
    const { decision, stealthHold } = await this.reported.get(id);
    if (decision) return new Problem(409, 'already-decided', messages.alreadyDecided);
    if (stealthHold) return new Problem(409, 'already-held', messages.alreadyHeld);
    return new Problem(409, 'state-refused', messages.holdRefused);
  }
}

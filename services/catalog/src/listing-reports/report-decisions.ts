import { Injectable } from '@nestjs/common';
import type { ReportDecisionBody, ReportReason } from '@porchlight/contracts/catalog';
import { changedRow, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { heldReason } from '../listings/closed-states.ts';
import { messages } from './messages.ts';
import { ReportedStates } from './reported-states.ts';
import { landlordMail } from './report-mails.ts';
import { lockHome, type ReportedHome } from './reported-home.ts';
import { ReportedListings } from './reported-listings.ts';
import { ReportOutcomeNotices } from './report-outcome-notices.ts';

/** A decision with what it needs, which only dismissed reports do without. */
type CheckedDecision =
  | { readonly decision: 'dismissed' }
  | {
      readonly decision: 'changes-requested' | 'suspended';
      readonly confirmed: ReportReason;
      readonly reason: string;
    };

// @mutation report-decision
const decideSql = `
  update reported_listing set decision = $2, decided_at = now(), decided_by = $3, confirmed = $4, reason = $5
  where id = $1 and decision is null returning id`;

/** Decides about all reports of a listing at once. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly states: ReportedStates,
    private readonly notices: ReportOutcomeNotices,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Throws 422 for a decision without its reason, 404 for an unknown id, 403 `own-listing`, 409 `state-refused` for a
   * listing that its landlord took down, and 409 `already-decided`: of concurrent decisions the first one counts.
   */
  async decide(id: string, body: ReportDecisionBody, author: Author): Promise<void> {
    const decision = checked(body);
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await lockHome(manager, internalId);
      if (home.ownerId === author.caller.userId) throw new Problem(403, 'own-listing', messages.ownListingDecision);
      const { confirmed = null, reason = null } = decision.decision === 'dismissed' ? {} : decision;
      const decided = await changedRow(manager, decideSql, [
        id,
        decision.decision,
        requireUser(author.caller),
        confirmed,
        reason,
      ]);
      if (!decided) throw new Problem(409, 'already-decided', messages.alreadyDecided);
      await this.#apply(manager, home, { id, decision });
      await reportChange(
        { manager, outbox: this.outbox },
        { resource: 'reported-listing', recordId: id, action: 'modified', before: {}, after: { ...decision } },
        author,
      );
    });
  }

  async #apply(
    manager: EntityManager,
    home: ReportedHome,
    { id, decision }: { readonly id: string; readonly decision: CheckedDecision },
  ): Promise<void> {
    await this.notices.toReporters(manager, { id, title: home.title, isConfirmed: decision.decision !== 'dismissed' });
    if (decision.decision === 'dismissed') {
      if (home.status !== 'suspended' || home.statusReason !== heldReason) return;
      await this.states.restore(manager, home);
      await this.outbox.emit(
        manager,
        'mail.requested',
        landlordMail('listing-restored', home, { reportedListingId: id }),
      );
      return;
    }
    const { reason, confirmed } = decision;
    if (confirmed === 'scam') await this.notices.warnRenters(manager, { id, internalId: home.internalId });
    await this.states[decision.decision === 'suspended' ? 'suspend' : 'requestChanges'](manager, home, reason);
    const template = decision.decision === 'suspended' ? 'listing-suspended' : 'listing-changes-requested';
    await this.outbox.emit(manager, 'mail.requested', landlordMail(template, home, { reportedListingId: id, reason }));
  }
}

/** Returns a decision that is complete. */
function checked({ decision, confirmed, reason }: ReportDecisionBody): CheckedDecision {
  if (decision === 'dismissed') return { decision };
  const errors = {
    ...(confirmed ? {} : { confirmed: [messages.confirmedMissing] }),
    ...(reason ? {} : { reason: [messages.reasonMissing] }),
  };
  if (!confirmed || !reason) throw new Problem(422, 'invalid', messages.reasonMissing, { errors });
  return { decision, confirmed, reason };
}

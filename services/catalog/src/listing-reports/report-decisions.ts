import { Injectable } from '@nestjs/common';
import type { ReportDecisionBody, ReportReason } from '@porchlight/contracts/catalog';
import { changedRow, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LandlordFlags } from '../listing-reviews/landlord-flags.ts';
import { messages } from './messages.ts';
import { ReportDismissals } from './dismissals/report-dismissals.ts';
import { ReportedStates } from './reported-states.ts';
import { landlordMail } from './notices/report-mails.ts';
import { lockHome, type ReportedHome } from './reported-home.ts';
import { ReportedListings } from './reported-listings.ts';
import { ReportOutcomeNotices } from './notices/report-outcome-notices.ts';

/** A decision that confirms a problem. */
interface Confirmation {
  readonly decision: 'rented' | 'changes-requested' | 'suspended';
  readonly confirmed: ReportReason;
  readonly reason: string;
}
type CheckedDecision = { readonly decision: 'dismissed' } | Confirmation;

// @mutation report-decision
const decideSql = `
  update reported_listing
  set decision = $2, decided_at = now(), decided_by = $3, confirmed = $4, reason = $5,
    applied_at = case when $2 <> 'dismissed' then now() end
  where id = $1 and joined_into_id is null and decision is null returning decided_at::text as "decidedAt"`;

/** What becomes of a listing, and the mail that its landlord gets. */
const consequences = {
  rented: { move: 'markRented', template: 'listing-marked-rented' },
  'changes-requested': { move: 'requestChanges', template: 'listing-changes-requested' },
  suspended: { move: 'suspend', template: 'listing-suspended' },
} as const;

/** Decides about all reports of a listing at once. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly states: ReportedStates,
    private readonly dismissals: ReportDismissals,
    private readonly notices: ReportOutcomeNotices,
    private readonly flags: LandlordFlags,
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
      const decided = await changedRow<{ decidedAt: string }>(manager, decideSql, [
        id,
        decision.decision,
        requireUser(author.caller),
        confirmed,
        reason,
      ]);
      if (!decided) throw new Problem(409, 'already-decided', messages.alreadyDecided);
      if (decision.decision === 'dismissed') await this.dismissals.schedule(manager, { id, ...decided });
      else await this.#apply(manager, home, { id, decision });
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
    { id, decision }: { readonly id: string; readonly decision: Confirmation },
  ): Promise<void> {
    await this.notices.toReporters(manager, { id, title: home.title, isConfirmed: true });
    await this.flags.ofConfirmedReport(manager, id, home.ownerId);
    const { reason, confirmed } = decision;
    const { move, template } = consequences[decision.decision];
    if (confirmed === 'scam') await this.notices.warnRenters(manager, { id, internalId: home.internalId });
    await this.states[move](manager, home, reason);
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

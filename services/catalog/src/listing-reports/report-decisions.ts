import { Injectable } from '@nestjs/common';
import type { ReportDecisionBody, ReportReason } from '@porchlight/contracts/catalog';
import { Outbox, Problem, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from './messages.ts';
import { ReportDismissals } from './dismissals/report-dismissals.ts';
import { ReportedStates } from './reported-states.ts';
import { landlordMail } from './notices/report-mails.ts';
import { ReportClosing } from './report-closing.ts';
import type { ReportedHome } from './reported-home.ts';
import { ReportedListings } from './reported-listings.ts';

/** A decision that confirms a problem. */
interface Confirmation {
  readonly decision: 'rented' | 'changes-requested' | 'suspended';
  readonly confirmed: ReportReason;
  readonly reason: string;
}
type CheckedDecision = { readonly decision: 'dismissed' } | Confirmation;

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
    private readonly closing: ReportClosing,
    private readonly states: ReportedStates,
    private readonly dismissals: ReportDismissals,
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
      const home = await this.closing.lock(manager, internalId, author);
      const decided = await this.closing.store(manager, { id, ...decision }, author);
      if (decision.decision === 'dismissed') await this.dismissals.schedule(manager, { id, ...decided });
      else await this.#apply(manager, home, { id, decision });
      await this.closing.audit(manager, { id, after: { ...decision } }, author);
    });
  }

  async #apply(
    manager: EntityManager,
    home: ReportedHome,
    { id, decision }: { readonly id: string; readonly decision: Confirmation },
  ): Promise<void> {
    const { reason, confirmed } = decision;
    const { move, template } = consequences[decision.decision];
    await this.closing.confirm(manager, home, { id, confirmed, outcome: 'confirmed' });
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

import { Injectable } from '@nestjs/common';
import type { ReportDecision, ReportReason } from '@porchlight/contracts/catalog';
import { changedRow, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { LandlordFlags } from '../listing-reviews/landlord-flags.ts';
import { messages } from './messages.ts';
import type { ReporterOutcome } from './notices/report-mails.ts';
import { ReportOutcomeNotices } from './notices/report-outcome-notices.ts';
import { lockHome, type ReportedHome } from './reported-home.ts';
import { StealthHoldStore } from './stealth/stealth-hold-store.ts';

/** A decision as it is stored. */
interface StoredDecision {
  readonly decision: ReportDecision;
  readonly confirmed?: ReportReason;
  readonly reason?: string;
}
/** What follows of every decision that confirms a problem. */
interface ConfirmedProblem {
  readonly id: string;
  readonly confirmed: ReportReason;
  readonly outcome: ReporterOutcome['outcome'];
}

// @mutation report-decision
const decideSql = `
  update reported_listing
  set decision = $2, decided_at = now(), decided_by = $3, confirmed = $4, reason = $5,
    applied_at = case when $2 <> 'dismissed' then now() end
  where id = $1 and joined_into_id is null and decision is null returning decided_at::text as "decidedAt"`;

/** Closes all reports of a listing at once: what is the same for every decision. */
@Injectable()
export class ReportClosing {
  constructor(
    private readonly notices: ReportOutcomeNotices,
    private readonly flags: LandlordFlags,
    private readonly stealthHolds: StealthHoldStore,
    private readonly outbox: Outbox,
  ) {}

  /** Locks the listing of reports that the caller may decide about. Throws 403 `own-listing` for the own one. */
  async lock(manager: EntityManager, internalId: string, { caller }: Author): Promise<ReportedHome> {
    const home = await lockHome(manager, internalId);
    if (home.ownerId === caller.userId) throw new Problem(403, 'own-listing', messages.ownListingDecision);
    return home;
  }

  /** Stores a decision. Throws 409 `already-decided`: of concurrent decisions the first one counts. */
  async store(
    manager: EntityManager,
    { id, ...decision }: StoredDecision & { readonly id: string },
    { caller }: Author,
  ): Promise<{ readonly decidedAt: string }> {
    const decided = await changedRow<{ decidedAt: string }>(manager, decideSql, [
      id,
      decision.decision,
      requireUser(caller),
      decision.confirmed ?? null,
      decision.reason ?? null,
    ]);
    if (!decided) throw new Problem(409, 'already-decided', messages.alreadyDecided);
    return decided;
  }

  /** Ends a hold, notifies reporters and warned renters, and counts the problem for the landlord. */
  async confirm(
    manager: EntityManager,
    home: ReportedHome,
    { id, confirmed, outcome }: ConfirmedProblem,
  ): Promise<void> {
    await this.stealthHolds.end(manager, home);
    await this.notices.toReporters(manager, { id, title: home.title, outcome });
    await this.flags.ofConfirmedReport(manager, id, home.ownerId);
    if (confirmed === 'scam') await this.notices.warnRenters(manager, { id, internalId: home.internalId });
  }

  /** Reports a decision to the audit log. */
  async audit(
    manager: EntityManager,
    { id, before = {}, after }: { readonly id: string; readonly before?: object; readonly after: object },
    author: Author,
  ): Promise<void> {
    await reportChange(
      { manager, outbox: this.outbox },
      { resource: 'reported-listing', recordId: id, action: 'modified', before, after },
      author,
    );
  }
}

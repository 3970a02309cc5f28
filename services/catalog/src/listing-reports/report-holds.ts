import { Injectable } from '@nestjs/common';
import { reportHoldLimits, type ListingReport, type ReportHoldRule } from '@porchlight/contracts/catalog';
import { changedCount, Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { heldReason } from '../listings/closed-states.ts';
import { ListingTransitions } from '../own-listings/lifecycle/listing-transitions.ts';
import { landlordMail } from './notices/report-mails.ts';
import type { ReportedHome } from './reported-home.ts';
import type { Reporter } from './reporter-keys.ts';

/** Reports that a reporter needs, all dismissed, before the next ones hide nothing. */
const maxDismissed = 3;
/** Latest reports of a listing that are counted. */
const maxCounted = 200;
/**
 * Returns the condition that the reports of a reporter hide nothing: all earlier ones were dismissed, or one about the
 * same listing, whose internal id is $3.
 */
const isDistrusted = (reporter: string) => `(
  select (count(*) >= ${maxDismissed} and bool_and(c.decision = 'dismissed'))
    or coalesce(bool_or(c.listing_id = $3 and c.decision = 'dismissed'), false)
  from listing_report e join reported_listing c on c.id = e.reported_listing_id
  where e.reporter = ${reporter} and c.decision is not null)`;
// A risk that a person judged, when reports were dismissed, counts no more.
const factsSql = `
  select ${isDistrusted('$2')} as "isDistrusted",
    (select count(*)::int from (select reporter from listing_report r where r.reported_listing_id = $1
      and r.reported_at > now() - interval '${reportHoldLimits.hours} hours'
      order by r.reported_at desc limit ${maxCounted}) latest where not ${isDistrusted('latest.reporter')}) as reporters,
    coalesce((select v.risk from listing_review v where v.listing_id = $3 and not exists (
        select from reported_listing d
        where d.listing_id = $3 and d.decision = 'dismissed' and d.decided_at > v.submitted_at)
      order by v.id desc limit 1), 0) as risk`;
const holdSql = `
  update reported_listing set hold_rule = $2, held_at = now() where id = $1 and hold_rule is null and decision is null`;

interface Facts {
  readonly isDistrusted: boolean;
  /** Different reporters of the last days that count. */
  readonly reporters: number;
  /** Risk of the latest submission. */
  readonly risk: number;
}
/** A report that was stored just now. */
export interface StoredReport {
  readonly reportedListingId: string;
  readonly reporter: Reporter;
  readonly report: ListingReport;
  /** The landlord wrote to the reporter about this listing. */
  readonly hasConversation: boolean;
}

/** Hides listings until support decides, where waiting may do harm (docs/rules/reports.md). */
@Injectable()
export class ReportHolds {
  constructor(
    private readonly transitions: ListingTransitions,
    private readonly outbox: Outbox,
  ) {}

  /** Hides a public listing if a rule demands it, and notifies its landlord that this was automatic. */
  async apply(manager: EntityManager, home: ReportedHome, stored: StoredReport): Promise<void> {
    // An automatic hold notifies the landlord, who is not to know yet.
    // @mutation automatic-hold
    if (home.status !== 'active' || home.isStealthHeld) return;
    const { reportedListingId, reporter } = stored;
    const [facts] = await manager.query<[Facts]>(factsSql, [reportedListingId, reporter.key, home.internalId]);
    const rule = ruleOf(stored, facts);
    if (!rule) return;
    if ((await changedCount(manager, holdSql, [reportedListingId, rule])) === 0) return;
    await this.transitions.move(manager, home, { from: ['active'], to: 'suspended', reason: heldReason });
    await this.outbox.emit(manager, 'mail.requested', landlordMail('listing-held', home, { reportedListingId }));
  }
}

/** Returns the rule by which a listing is hidden at once, if there is one. */
export function ruleOf(
  { report, reporter, hasConversation }: Pick<StoredReport, 'report' | 'reporter' | 'hasConversation'>,
  { isDistrusted, reporters, risk }: Facts,
): ReportHoldRule | undefined {
  if (isDistrusted) return undefined;
  // The conversation is the evidence. Without a message of the landlord anyone could make one.
  if (report.reason === 'scam' && report.details && reporter.isVerifiedRenter && hasConversation)
    return 'renter-of-conversation';
  if (reporters >= reportHoldLimits.reporters) return 'several-reporters';
  return risk >= reportHoldLimits.risk ? 'risk' : undefined;
}

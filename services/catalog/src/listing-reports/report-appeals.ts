import { Injectable } from '@nestjs/common';
import { appealDays, type AppealDecisionBody, type OwnReportOutcome } from '@porchlight/contracts/catalog';
import {
  changedCount,
  changedRow,
  Outbox,
  Problem,
  reportChange,
  requireUser,
  SqlPool,
  type Author,
} from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { listingNotFound } from '../own-listings/own-listing-reader.ts';
import { messages } from './messages.ts';
import { landlordMail } from './notices/report-mails.ts';
import { lockHome } from './reported-home.ts';
import { ReportedListings } from './reported-listings.ts';
import { ReportedStates } from './reported-states.ts';
import { withoutNulls } from './without-nulls.ts';

// @mutation own-report-outcome
const ownSql = `select id::text as "internalId" from listing where public_id = $1 and owner_user_id = $2::uuid`;
// Dismissed reports concern the landlord only while they hide the listing.
const outcomeSql = `
  select case when decision is null then held_at end as "heldAt", decision, decided_at as "decidedAt", confirmed, reason,
    case when decision = 'suspended' and appeal is null and decided_at > now() - interval '${appealDays} days'
      then decided_at + interval '${appealDays} days' end as "appealUntil",
    appealed_at as "appealedAt", appeal_decision as "appealDecision", appeal_reason as "appealReason"
  from reported_listing
  where listing_id = $1 and (decision in ('changes-requested', 'suspended') or decision is null and held_at is not null)
  order by decided_at desc nulls first limit 1`;
const appealSql = `
  update reported_listing set appeal = $2, appealed_at = now()
  where id = (select id from reported_listing where listing_id = $1 and decision is not null
      order by decided_at desc limit 1)
    and decision = 'suspended' and appeal is null and decided_at > now() - interval '${appealDays} days'
    and exists (select from listing where id = $1 and status = 'suspended')`;
// @mutation report-appeal
const decideSql = `
  update reported_listing
  set appeal_decision = $2, appeal_decided_at = now(), appeal_decided_by = $3, appeal_reason = $4
  where id = $1 and appeal is not null and appeal_decision is null and decided_by <> $3::uuid returning id`;
const stateSql = `
  select appeal is not null as "isAppealed", appeal_decision is not null as "isDecided" from reported_listing where id = $1`;

type OutcomeRow = {
  readonly [K in keyof Required<OwnReportOutcome>]: OwnReportOutcome[K] | Date | null;
};

/** Appeals of landlords against decisions about reports, and what support decides about them. */
@Injectable()
export class ReportAppeals {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly states: ReportedStates,
    private readonly outbox: Outbox,
  ) {}

  /** Returns what was decided about reports of the landlord's listing. Throws 404 for another landlord's. */
  async outcomeOf(ownerId: string, listingId: string): Promise<OwnReportOutcome | undefined> {
    const internalId = await this.own(ownerId, listingId);
    const row = await this.pool.row<OutcomeRow>('own_report_outcome', outcomeSql, [internalId]);
    return row && (withoutNulls(row) as OwnReportOutcome);
  }

  /** Throws 404 for another landlord's listing, and 409 unless its latest decision can be appealed. */
  async appeal(ownerId: string, listingId: string, text: string): Promise<void> {
    const internalId = await this.own(ownerId, listingId);
    await this.source.transaction(async (manager) => {
      await lockHome(manager, internalId);
      if ((await changedCount(manager, appealSql, [internalId, text])) === 0)
        throw new Problem(409, 'appeal-refused', messages.appealRefused);
    });
  }

  /**
   * Decides about an appeal. Throws 404 for an unknown id, 403 `own-listing`, 403 `own-decision` for who decided
   * before, and 409 without an appeal that waits.
   */
  async decide(id: string, { decision, reason }: AppealDecisionBody, author: Author): Promise<void> {
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await lockHome(manager, internalId);
      if (home.ownerId === author.caller.userId) throw new Problem(403, 'own-listing', messages.ownListingDecision);
      const decided = await changedRow(manager, decideSql, [id, decision, requireUser(author.caller), reason]);
      if (!decided) {
        const [state] = await manager.query<[{ isAppealed: boolean; isDecided: boolean }]>(stateSql, [id]);
        throw refusalOf(state);
      }
      if (decision === 'reversed') await this.states.restore(manager, home);
      else await this.states.reject(manager, home, reason);
      const template = decision === 'reversed' ? 'listing-restored' : 'listing-appeal-upheld';
      const mail = landlordMail(template, home, { reportedListingId: id, reason });
      await this.outbox.emit(manager, 'mail.requested', mail);
      await reportChange(
        { manager, outbox: this.outbox },
        { resource: 'reported-listing', recordId: id, action: 'modified', before: {}, after: { decision, reason } },
        author,
      );
    });
  }

  /** Returns the internal id of the landlord's listing. Throws 404 for another landlord's. */
  async own(ownerId: string, listingId: string): Promise<string> {
    const row = await this.pool.row<{ internalId: string }>('own_reported_listing', ownSql, [listingId, ownerId]);
    if (!row) throw listingNotFound();
    return row.internalId;
  }
}

function refusalOf({ isAppealed, isDecided }: { readonly isAppealed: boolean; readonly isDecided: boolean }): Problem {
  if (isDecided) return new Problem(409, 'already-decided', messages.alreadyDecided);
  if (!isAppealed) return new Problem(409, 'state-refused', messages.notAppealed);
  return new Problem(403, 'own-decision', messages.ownDecision);
}

import { Injectable } from '@nestjs/common';
import { maxFirstDayListings, upheldReportLimits, type AccountReviewTrigger } from '@porchlight/contracts/accounts';
import { reviewRisks } from '@porchlight/contracts/catalog';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { SubmissionFacts } from './risk-facts.ts';

/** A listing with its landlord. */
interface FlaggedListing {
  readonly id: string;
  readonly ownerId: string;
}

const upheldSql = `
  select count(*)::int as count from (
    select from reported_listing r join listing l on l.id = r.listing_id
    where l.owner_user_id = $1 and r.decision <> 'dismissed' and r.appeal_decision is distinct from 'reversed'
      and r.decided_at > now() - interval '${upheldReportLimits.days} days'
    limit ${upheldReportLimits.reports}) upheld`;

/** Reports landlords to accounts whose account support should review (docs/rules/account-reviews.md). */
@Injectable()
export class LandlordFlags {
  constructor(private readonly outbox: Outbox) {}

  /** Reports what a submitted listing says about its landlord; accounts counts each once. */
  async ofSubmission(
    manager: EntityManager,
    { id, ownerId }: FlaggedListing,
    { isFirst, firstDayListings, risk }: SubmissionFacts & { readonly risk: number },
  ): Promise<void> {
    const flag = (trigger: AccountReviewTrigger, subject: string) =>
      this.outbox.emit(manager, 'landlord.flagged', { personId: ownerId, trigger, subject, risk });
    if (isFirst) await flag('first-listing', 'first');
    if (risk >= reviewRisks.review) await flag('risk', id);
    if (firstDayListings >= maxFirstDayListings) await flag('many-listings', 'first-day');
  }

  /** Reports a landlord when enough reports of the listings were confirmed. */
  async ofConfirmedReport(manager: EntityManager, reportedListingId: string, personId: string): Promise<void> {
    const [upheld] = await manager.query<[{ count: number }]>(upheldSql, [personId]);
    if (upheld.count < upheldReportLimits.reports) return;
    await this.outbox.emit(manager, 'landlord.flagged', {
      personId,
      trigger: 'reports-upheld',
      subject: reportedListingId,
    });
  }
}

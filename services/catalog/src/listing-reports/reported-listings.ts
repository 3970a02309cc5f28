import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  reportClaimMinutes,
  type LandlordQuestion,
  type ReceivedReport,
  type ReportedListing,
  type ReportedListingList,
  type ReportedListings as ReportedListingsPage,
  type ReportOutcome,
  type ReportRefund,
  type RiskReason,
  type StealthHold,
} from '@porchlight/contracts/catalog';
import { notFound, Problem, requireUser, SqlPool, type Author } from '@porchlight/service-kit';
import { OwnListingReader } from '../own-listings/own-listing-reader.ts';
import { messages } from './messages.ts';
import { ReportEvidenceReader } from './evidence/report-evidence.ts';
import { summaryColumns, summaryJoins, toSummary, type SummaryRow } from './reported-listing-row.ts';
import { withoutNulls } from './without-nulls.ts';

const perPage = 50;
/** Condition and order of each list: those of its index. */
const lists: Readonly<Record<ReportedListingList, { readonly where: string; readonly order: string }>> = {
  open: {
    where: 'decision is null and not is_waiting and joined_into_id is null',
    order: 'severity desc, reporters desc, opened_at, id',
  },
  waiting: { where: 'decision is null and is_waiting and joined_into_id is null', order: 'opened_at, id' },
  appealed: { where: 'appealed_at is not null and appeal_decision is null', order: 'appealed_at, id' },
  closed: { where: 'decision is not null', order: 'decided_at desc, id' },
};
const statementsOf = (list: ReportedListingList) => {
  const { where, order } = lists[list];
  return {
    name: `reported_listings_${list}`,
    countName: `reported_listings_${list}_total`,
    count: `
    select count(*)::int as total from (
      select from reported_listing where ${where} limit ${maxSearchResults + 1}) counted`,
    page: `
    select ${summaryColumns}
    from (select *, row_number() over (order by ${order}) as place from (
      select * from reported_listing where ${where} order by ${order} limit ${perPage} offset $1) listed) r
    ${summaryJoins} order by r.place`,
  };
};
const statements = {
  open: statementsOf('open'),
  waiting: statementsOf('waiting'),
  appealed: statementsOf('appealed'),
  closed: statementsOf('closed'),
};

const outcomeColumns = `
  decision, decided_at as "decidedAt", decided_by as "decidedBy", confirmed, reason, appealed_at as "appealedAt", appeal,
  appeal_decision as "appealDecision", appeal_decided_at as "appealDecidedAt", appeal_decided_by as "appealDecidedBy",
  appeal_reason as "appealReason"`;
const findSql = 'select listing_id::text as "internalId" from reported_listing where id = $1';
const detailSql = `
  select ${summaryColumns}, co.is_verified as "isCompanyVerified", co.public_id as "companyId",
    l.owner_user_id as "landlordId",
    (select count(*)::int from (select from listing o where o.company_id = l.company_id and o.published_at is not null
      limit 1000) published) as "publishedListings",
    v.risk, coalesce(v.reasons, '[]') as "riskReasons",
    case when h.id is not null then json_strip_nulls(json_build_object('heldBy', h.held_by, 'heldAt', h.held_at,
      'until', h.until, 'reason', h.reason, 'endedAt', h.ended_at)) end as "stealthHold",
    (select json_build_object('scope', f.scope, 'reason', f.reason, 'requestedBy', f.requested_by,
      'requestedAt', f.requested_at) from report_refund f where f.reported_listing_id = r.id) as refund
  from reported_listing r ${summaryJoins}
  left join lateral (select risk, reasons from listing_review w where w.listing_id = l.id and w.reasons <> '[]'
    order by w.id desc limit 1) v on true
  where r.id = $1`;
// What the reporter reported before, of which support has decided.
const reportsSql = `
  select r.reference, r.reason, r.details, r.reported_at as at, r.user_id is not null as "hasAccount",
    r.has_conversation as "hasConversation", count(e.decision)::int as "earlierReports",
    count(e.decision) filter (where e.decision <> 'dismissed')::int as "confirmedReports"
  from listing_report r left join lateral (
    select c.decision from listing_report p join reported_listing c on c.id = p.reported_listing_id
    where p.reporter = r.reporter and c.decision is not null and c.id <> r.reported_listing_id
    order by p.reported_at desc limit 100) e on true
  where r.reported_listing_id = $1 group by r.id order by r.reported_at desc, r.id limit 100`;
const outcomeSql = `select ${outcomeColumns} from reported_listing where id = $1 and decision is not null`;
const earlierSql = `
  select ${outcomeColumns} from reported_listing
  where listing_id = $1::bigint and decision is not null and id <> $2 order by decided_at desc limit 20`;
const questionsSql = `
  select question, asked_at as "askedAt", due_at as "dueAt", response, responded_at as "respondedAt"
  from landlord_question where reported_listing_id = $1 order by asked_at desc limit 20`;
const claimSql = `
  update reported_listing set claimed_by = $2, claimed_at = now()
  where id = $1 and decision is null and (claimed_by is null or claimed_by = $2
    or claimed_at < now() - interval '${reportClaimMinutes} minutes')`;

type DetailRow = SummaryRow & {
  readonly isCompanyVerified: boolean;
  readonly companyId: string;
  readonly landlordId: string;
  readonly publishedListings: number;
  readonly risk: number | null;
  readonly riskReasons: RiskReason[];
  readonly stealthHold: StealthHold | null;
  readonly refund: ReportRefund | null;
};
const unreadable: ReadonlySet<string | null> = new Set(['deleted', 'merged']);

/** Reads reported listings for support, and keeps who works on which. */
@Injectable()
export class ReportedListings {
  constructor(
    private readonly pool: SqlPool,
    private readonly reader: OwnListingReader,
    private readonly evidence: ReportEvidenceReader,
  ) {}

  async page(list: ReportedListingList = 'open', page = 1): Promise<ReportedListingsPage> {
    const { name, countName, count, page: pageSql } = statements[list];
    const { total = 0 } = (await this.pool.row<{ total: number }>(countName, count)) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const rows = await this.pool.rows<SummaryRow>(name, pageSql, [(pagination.currentPage - 1) * perPage]);
    return { reportedListings: rows.map(toSummary), pagination };
  }

  /** Returns the internal id of the listing. Throws 404 for an unknown id. */
  async find(id: string): Promise<{ readonly internalId: string }> {
    const found = await this.pool.row<{ internalId: string }>('reported_listing_of', findSql, [id]);
    if (!found) throw notFound(messages.notFound, 'report-not-found');
    return found;
  }

  /** Throws 404 for an unknown id. */
  async get(id: string): Promise<ReportedListing> {
    const { internalId } = await this.find(id);
    const [
      { companyId, landlordId, isCompanyVerified, publishedListings, risk, riskReasons, stealthHold, refund, ...row },
    ] = (await this.pool.rows<DetailRow>('reported_listing', detailSql, [id])) as [DetailRow];
    const reports = await this.pool.rows<object>('listing_reports', reportsSql, [id]);
    const questions = await this.pool.rows<object>('landlord_questions', questionsSql, [id]);
    const outcome = await this.pool.row<object>('report_outcome', outcomeSql, [id]);
    const earlier = await this.pool.rows<object>('earlier_report_outcomes', earlierSql, [internalId, id]);
    return {
      ...toSummary(row),
      ...{ companyId, landlordId, isCompanyVerified, publishedListings, riskReasons },
      ...(risk === null ? {} : { risk }),
      ...(stealthHold ? { stealthHold } : {}),
      ...(refund ? { refund } : {}),
      ...(unreadable.has(row.status) ? {} : { listing: await this.reader.readAny(row.listingId ?? '') }),
      reports: reports.map(withoutNulls) as ReceivedReport[],
      evidence: await this.evidence.of(internalId),
      questions: questions.map(withoutNulls) as LandlordQuestion[],
      ...(outcome ? { outcome: withoutNulls(outcome) as ReportOutcome } : {}),
      earlier: earlier.map(withoutNulls) as ReportOutcome[],
    };
  }

  /** Throws 404 for an unknown id, 409 `already-decided`, and 409 `already-claimed` while a colleague has it. */
  async claim(id: string, { caller }: Author): Promise<void> {
    await this.find(id);
    if ((await this.pool.execute('claim_report', claimSql, [id, requireUser(caller)])) > 0) return;
    const { decision } = await this.get(id);
    throw decision
      ? new Problem(409, 'already-decided', messages.alreadyDecided)
      : new Problem(409, 'already-claimed', messages.alreadyClaimed);
  }
}

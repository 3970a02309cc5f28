import {
  reportClaimMinutes,
  reportHours,
  reportSeverities,
  type ReportedListingSummary,
} from '@porchlight/contracts/catalog';
import { cardPhotoOf, coverSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { listingTables } from '../listings/listing-record.ts';
import { withoutNulls } from './without-nulls.ts';

/** Returns the most frequent reason of the reports of a reported listing `alias`. */
export const topReasonSql = (alias: string): string => `(
    select reason from listing_report n where n.reported_listing_id = ${alias}.id
    group by reason order by count(*) desc, reason limit 1)`;

/** Columns of a reported listing `r`, whose listing is `l`. */
export const summaryColumns = `
  r.id, l.public_id as "listingId", l.title, l.lang, concat_ws(', ', l.street, l.unit_number) as address,
  c.name as city, p.code as province, co.name as company, l.status, ${coverSql} as photo, r.opened_at as "openedAt",
  r.severity, r.reporters, ${topReasonSql('r')} as reason,
  case when r.decision is null then r.hold_rule end as hold,
  case when h.ended_at is null then h.until end as "stealthUntil",
  case when r.claimed_at > now() - interval '${reportClaimMinutes} minutes' and r.decision is null then r.claimed_by
    end as "claimedBy",
  q.due_at as "responseDueAt", q.responded_at as "respondedAt", r.decision, r.decided_at as "decidedAt", r.appealed_at as "appealedAt"`;
/** Tables of `summaryColumns`, after the reported listings `r`. */
export const summaryJoins = `
  join (${listingTables}) on l.id = r.listing_id join company co on co.id = l.company_id
  left join lateral (select due_at, responded_at from landlord_question where reported_listing_id = r.id
    order by asked_at desc limit 1) q on r.decision is null
  left join stealth_hold h on h.reported_listing_id = r.id`;

export type SummaryRow = Omit<
  { readonly [K in keyof Required<ReportedListingSummary>]: ReportedListingSummary[K] | null },
  'severity' | 'openedAt' | 'photo' | 'dueAt'
> & {
  readonly severity: number;
  readonly openedAt: Date;
  readonly photo: StoredPhoto | null;
};

const hourMs = 3_600_000;

export function toSummary({ photo, severity: rank, openedAt, ...row }: SummaryRow): ReportedListingSummary {
  const severity = reportSeverities[rank - 1] ?? 'high';
  return {
    ...(withoutNulls(row) as ReportedListingSummary),
    severity,
    openedAt: openedAt.toISOString(),
    dueAt: new Date(openedAt.getTime() + reportHours[severity] * hourMs).toISOString(),
    ...(photo ? { photo: cardPhotoOf(photo) } : {}),
  };
}

import type { LeadSummary } from '@porchlight/contracts/catalog';
import { receivedAtSql } from './lead-sql.ts';

const maxExcerptLength = 200;

/** Author of `inquiry_message m`, a `MessageAuthor`. */
export const messageAuthor = `case when m.is_by_contact then 'contact' else m.author end`;
/** When the landlord got message `m`: later than it was sent if it was held for a check. */
export const arrivedAtSql = 'coalesce(m.delivered_at, m.sent_at)';
/** Columns of a lead in a list; `last` is its last message, `spoke` the last time that the renter wrote or answered. */
export const leadColumns = `
  i.id, i.first_name as "firstName", i.last_name as "lastName", i.stage, i.careful as cautions,
  ${receivedAtSql} as "sentAt", greatest(i.updated_at, spoke.at) as "updatedAt",
  i.archived_at is not null as "isArchived", i.is_address_confirmed as "isAddressConfirmed",
  case when i.archived_at is null and i.stage <> 'spam' then i.waiting_since end as "waitingSince",
  coalesce(spoke.at > coalesce(i.seen_at, '-infinity'), false) as "isUnread",
  left(last.text, ${maxExcerptLength}) as excerpt, last.author as "lastAuthor",
  json_build_object('id', l.public_id, 'title', l.title, 'lang', l.lang,
    'address', concat_ws(', ', l.street, l.unit_number)) as listing`;
/** Joins of `leadColumns`. */
export const lastMessagesSql = `
  cross join lateral (
    select m.text, ${messageAuthor} as author from inquiry_message m where m.inquiry_id = i.id and m.hold_score is null
    order by ${arrivedAtSql} desc, m.id desc limit 1) last
  cross join lateral (
    select greatest(max(${arrivedAtSql}), (
      select max(v.decided_at) from viewing v where v.inquiry_id = i.id and v.status in ('accepted', 'declined'))) as at
    from inquiry_message m where m.inquiry_id = i.id and m.author = 'renter' and m.hold_score is null) spoke`;

type Dates = 'sentAt' | 'updatedAt' | 'waitingSince' | 'lastName';
/** A lead as `leadColumns` returns it. */
export interface LeadRow extends Omit<LeadSummary, Dates> {
  readonly lastName: string | null;
  readonly sentAt: Date;
  readonly updatedAt: Date;
  readonly waitingSince: Date | null;
}

/** Returns a lead as it is on the wire. */
export const toLeadSummary = ({ lastName, sentAt, updatedAt, waitingSince, ...lead }: LeadRow): LeadSummary => ({
  ...lead,
  ...(lastName === null ? {} : { lastName }),
  sentAt: sentAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(waitingSince ? { waitingSince: waitingSince.toISOString() } : {}),
});

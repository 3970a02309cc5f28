import type { LeadFilter, LeadList } from '@porchlight/contracts/catalog';

/**
 * Leads of a landlord: inquiries about the landlord's listings. Hidden are those that the landlord deleted, that are
 * held for a check, that were anonymized, and that a merge of
 * listings joined with another.
 */
export const ownLeadsSql = `
  inquiry i join listing l on l.id = i.listing_id
  where l.owner_user_id = $1::uuid and i.hidden_at is null and not i.is_quarantined and i.first_name is not null
    and i.joined_into_id is null`;

/** When the landlord got the first message of inquiry `i`: later than it was sent if it was held for a check. */
export const receivedAtSql = 'coalesce(i.delivered_at, i.sent_at)';

/** Whether the landlord of a lead blocked its renter: the address, or the account with all its addresses. */
export const isBlockedSql = `
  exists (select 1 from blocked_writer b
    where b.owner_user_id = l.owner_user_id and (b.writer = i.writer or b.user_id = i.user_id))`;

/** Parameters of `filteredLeadsSql`: owner, listing, first day, last day, pattern of a text. */
export type LeadFilterParameters = readonly [
  string,
  string | undefined,
  string | undefined,
  string | undefined,
  string | undefined,
];

/** Number of leads, the latest ones under the other filters, in which a text is looked for. */
const maxSearchedLeads = 5_000;

const folded = (text: string) => `lower(extensions.unaccent('extensions.unaccent', ${text}))`;
const pattern = folded('$5');
const limitedLeadsSql = `${ownLeadsSql}
  and ($2::text is null or l.public_id = $2)
  and ($3::date is null or ${receivedAtSql} >= $3::date::timestamp at time zone 'America/Toronto')
  and ($4::date is null or ${receivedAtSql} < ($4::date + 1)::timestamp at time zone 'America/Toronto')`;
export const filteredLeadsSql = `${limitedLeadsSql}
  and ($5::text is null or i.id in (
    select latest.id from (
      select i.id, concat_ws(' ', i.first_name, i.last_name) as name from ${limitedLeadsSql}
      order by i.updated_at desc limit ${maxSearchedLeads}) latest
    where ${folded('latest.name')} like ${pattern} or exists (
      select 1 from inquiry_message m where m.inquiry_id = latest.id and m.hold_score is null
        and ${folded('m.text')} like ${pattern})))`;

/** Returns the parameters of `filteredLeadsSql`. The text is found literally: it has no wildcards. */
export function filterParameters(ownerId: string, { listingId, from, to, text }: LeadFilter): LeadFilterParameters {
  const words = text?.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return [ownerId, listingId, from, to, words ? `%${words}%` : undefined];
}

const byStage = (stage: LeadList) => `archived_at is null and stage = '${stage}'`;
/** Condition of each list. */
export const listConditions: Readonly<Record<LeadList, string>> = {
  open: `archived_at is null and stage <> 'spam'`,
  waiting: `archived_at is null and stage <> 'spam' and waiting_since is not null`,
  new: byStage('new'),
  viewed: byStage('viewed'),
  replied: byStage('replied'),
  showing: byStage('showing'),
  applied: byStage('applied'),
  leased: byStage('leased'),
  lost: byStage('lost'),
  spam: byStage('spam'),
  archived: 'archived_at is not null',
};

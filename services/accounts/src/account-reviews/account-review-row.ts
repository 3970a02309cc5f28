import type { AccountReviewSummary } from '@porchlight/contracts/accounts';
import { reviewClaimMinutes } from '@porchlight/contracts/accounts';

/** Columns of a review in the queue; `review`, `person` and `company` are joined. */
export const summaryColumns = `
  review.id, concat_ws(' ', first_name, last_name) as name, company.name as company,
  split_part(person.email, '@', 2) as "emailDomain", coalesce(verified_level, 0)::int as "verifiedLevel", review.state,
  array(select distinct trigger from account_review_cause where review_id = review.id limit 20) as triggers,
  review.risk, opened_at as "openedAt", due_at as "dueAt",
  case when review.state = 'open' then documents_due_at end as "documentsDueAt",
  case when review.state = 'open' then (
    select max(handed_in_at) from account_document where review_id = review.id and handed_in_at >= documents_requested_at
  ) end as "documentsArrivedAt",
  case when claimed_at > now() - interval '${reviewClaimMinutes} minutes' then claimed_by end as "claimedBy",
  decided_at as "decidedAt"`;
export const summaryJoins = 'join person on person.id = person_id left join company on company.id = company_id';

/** A row as PostgreSQL returns it: null for what is missing. */
export type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** Returns the row without what is missing. */
export const withoutNulls = <T extends object>(row: Nullable<T>): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as T;
export type SummaryRow = Nullable<AccountReviewSummary>;

import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  reviewClaimMinutes,
  type AccountDocument,
  type AccountReview,
  type AccountReviewCause,
  type AccountReviewList,
  type AccountReviewOutcome,
  type AccountReviews as AccountReviewsPage,
  type AccountReviewSummary,
} from '@porchlight/contracts/accounts';
import { getPersonCounts } from '@porchlight/contracts/internal';
import {
  errorFields,
  Log,
  maskEmail,
  notFound,
  Problem,
  requireUser,
  ServiceClient,
  SqlPool,
  type Author,
} from '@porchlight/service-kit';
import { documentColumns, maxListedDocuments, toDocument } from '../account-documents/document-row.ts';
import { summaryColumns, summaryJoins, withoutNulls, type Nullable, type SummaryRow } from './account-review-row.ts';
import { messages } from './messages.ts';

const perPage = 50;
/** Condition and order of each list: those of its index. */
const lists: Readonly<Record<AccountReviewList, { readonly where: string; readonly order: string }>> = {
  open: { where: `state = 'open'`, order: 'due_at, id' },
  closed: { where: 'decided_at is not null', order: 'decided_at desc, id' },
};
const statementsOf = (list: AccountReviewList) => {
  const { where, order } = lists[list];
  return {
    name: `account_reviews_${list}`,
    countName: `account_reviews_${list}_total`,
    count: `
    select count(*)::int as total from (
      select from account_review where ${where} limit ${maxSearchResults + 1}) counted`,
    page: `
    select ${summaryColumns} from (select *, row_number() over (order by ${order}) as place from (
      select * from account_review where ${where} order by ${order} limit ${perPage} offset $1) listed) review
    ${summaryJoins} order by place`,
  };
};
const statements = { open: statementsOf('open'), closed: statementsOf('closed') };

const detailSql = `
  select ${summaryColumns}, person.id as "personId", person.email, email_verified_at is not null as "isEmailVerified",
    person.phone is not null as "hasPhone", language, person.created_at as "registeredAt", website,
    licence_number as "licenceNumber", restriction,
    case when documents_requested_at is not null then json_build_object(
      'requestedAt', documents_requested_at, 'requestedBy', documents_requested_by, 'dueAt', documents_due_at,
      'kinds', document_kinds, 'text', documents_text) end as "documentRequest"
  from account_review review ${summaryJoins} where review.id = $1`;
const causesSql = `
  select trigger, at, risk from account_review_cause where review_id = $1 order by at desc, subject limit 50`;
const documentsSql = `
  select ${documentColumns} from account_document document where review_id = $1
  order by handed_in_at desc, id limit ${maxListedDocuments}`;
const outcomesSql = `
  select id, state, decided_at as "decidedAt", decided_by as "decidedBy", code, reason, note,
    max_listings as "maxListings"
  from account_review where person_id = $1 and decided_at is not null order by decided_at desc limit 21`;
const claimSql = `
  update account_review set claimed_by = $2, claimed_at = now()
  where id = $1 and decided_at is null and (claimed_by is null or claimed_by = $2
    or claimed_at < now() - interval '${reviewClaimMinutes} minutes')`;

type DetailRow = Omit<SummaryRow, 'triggers'> &
  Nullable<Pick<AccountReview, 'website' | 'licenceNumber' | 'restriction' | 'documentRequest'>> &
  Pick<AccountReview, 'isEmailVerified' | 'hasPhone' | 'language' | 'registeredAt' | 'triggers'> & {
    readonly personId: string;
    readonly email: string;
  };
type OutcomeRow = Nullable<AccountReviewOutcome> & { readonly id: string };

/** Reads reviews of accounts for support, and keeps who works on which. */
@Injectable()
export class AccountReviews {
  constructor(
    private readonly pool: SqlPool,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async page(list: AccountReviewList = 'open', page = 1): Promise<AccountReviewsPage> {
    const { name, countName, count, page: pageSql } = statements[list];
    const { total = 0 } = (await this.pool.row<{ total: number }>(countName, count)) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const rows = await this.pool.rows<SummaryRow>(name, pageSql, [(pagination.currentPage - 1) * perPage]);
    return { accountReviews: rows.map((row) => withoutNulls<AccountReviewSummary>(row)), pagination };
  }

  /** Throws 404 for an unknown id. */
  async get(id: string): Promise<AccountReview> {
    const row = await this.pool.row<DetailRow>('account_review', detailSql, [id]);
    if (!row) throw notFound(messages.notFound, 'review-not-found');
    const { personId, email, ...review } = row;
    const causes = await this.pool.rows<Nullable<AccountReviewCause>>('account_review_causes', causesSql, [id]);
    const documents = await this.pool.rows<Nullable<AccountDocument>>('account_review_documents', documentsSql, [id]);
    const outcomes = await this.pool.rows<OutcomeRow>('account_review_outcomes', outcomesSql, [personId]);
    const outcome = outcomes.find((one) => one.id === id);
    return {
      ...(withoutNulls(review) as unknown as AccountReview),
      userId: personId,
      maskedEmail: maskEmail(email),
      ...(await this.#countsOf(personId)),
      documents: documents.map(toDocument),
      causes: causes.map((cause) => withoutNulls<AccountReviewCause>(cause)),
      ...(outcome ? { outcome: toOutcome(outcome) } : {}),
      earlier: outcomes
        .filter((one) => one.id !== id)
        .slice(0, 20)
        .map(toOutcome),
    };
  }

  /** Throws 404 for an unknown id, 409 `already-decided`, and 409 `already-claimed` while a colleague has it. */
  async claim(id: string, { caller }: Author): Promise<void> {
    if ((await this.pool.execute('claim_account_review', claimSql, [id, requireUser(caller)])) > 0) return;
    const { decidedAt } = await this.get(id);
    throw decidedAt
      ? new Problem(409, 'already-decided', messages.alreadyDecided)
      : new Problem(409, 'already-claimed', messages.alreadyClaimed);
  }

  /** Catalog counts; without it the rest of the page stays. */
  async #countsOf(personId: string): Promise<Pick<AccountReview, 'activeListings' | 'inquiries'>> {
    try {
      const { activeListings, inquiries } = await this.services.call(getPersonCounts, { params: { personId } });
      return { activeListings, inquiries };
    } catch (error) {
      this.log.warn('reviewed account not counted', errorFields(error));
      return {};
    }
  }
}

const toOutcome = ({ id: _, ...outcome }: OutcomeRow): AccountReviewOutcome => withoutNulls(outcome);

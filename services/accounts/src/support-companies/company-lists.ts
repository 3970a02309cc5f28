import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  maxFoundCompanies,
  parsePhoneNumber,
  type FoundCompanies,
  type SupportCompaniesPage,
  type SupportCompaniesQuery,
} from '@porchlight/contracts/accounts';
import { companiesPerPage, listMembers } from '@porchlight/contracts/internal';
import { normalizeEmail, ServiceClient, SqlPool, wordQuery } from '@porchlight/service-kit';
import { CompanyPayments } from './company-payments.ts';
import { CompanySummaries } from './company-summaries.ts';

const countedCompanies = maxSearchResults + 1;
// Companies with a restricted landlord are read from an index that has no other users.
const restrictedSql = `and id in (
  select distinct company_id from person where restriction is not null and company_id is not null
  order by company_id limit ${countedCompanies})`;
const statementsOf = (name: string, condition: string) => ({
  name,
  total: `
    select count(*)::int as total from (
      select from company where deleted_at is null ${condition} limit ${countedCompanies}) counted`,
  page: `
    select id from company where deleted_at is null ${condition} order by name, id limit ${companiesPerPage} offset $1`,
});
/** Statements of the lists by name. */
export const companyLists = {
  all: statementsOf('support_companies', ''),
  restricted: statementsOf('restricted_companies', restrictedSql),
};
// Each way to find a company reads an index, and no more rows than are shown.
const limit = `limit ${maxFoundCompanies}`;
/** Search by id, words, phone number of the company or of a user, address of a user, and $5, the id of a payment. */
export const companySearchSql = `
  select id from company where deleted_at is null and id in (
    (select id from company where id in ($1::uuid, $5::uuid))
    union (select id from company where to_tsvector('simple', search_words) @@ to_tsquery('simple', $2)
      and deleted_at is null ${limit})
    union (select id from company where phone = $3 and deleted_at is null ${limit})
    union (select company_id from person where phone = $3 and company_id is not null and state <> 'decoy' ${limit})
    union (select company_id from person where email = $4 and company_id is not null and state <> 'decoy' ${limit}))
  order by name, id ${limit}`;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Found {
  readonly id: string;
}

/** Lists and finds companies for support. */
@Injectable()
export class CompanyLists {
  constructor(
    private readonly pool: SqlPool,
    private readonly services: ServiceClient,
    private readonly summaries: CompanySummaries,
    private readonly payments: CompanyPayments,
  ) {}

  async page({ filter = 'all', page = 1 }: SupportCompaniesQuery): Promise<SupportCompaniesPage> {
    if (filter === 'members' || filter === 'expiring') return this.#members(filter, page);
    const { name, total: totalSql, page: pageSql } = companyLists[filter];
    const counted = await this.pool.row<{ total: number }>(`${name}_total`, totalSql, []);
    const total = counted?.total ?? 0;
    const pagination = paginationOf({ page, perPage: companiesPerPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * companiesPerPage;
    const rows = await this.pool.rows<Found>(name, pageSql, [offset]);
    return { companies: await this.summaries.of(rows.map(({ id }) => id)), pagination };
  }

  /** Returns at most ten companies, none for white space alone. */
  async find(search: string): Promise<FoundCompanies> {
    const text = search.trim();
    const { companyId, hasPayments } = await this.payments.companyOf(text);
    const rows = await this.pool.rows<Found>('support_company_search', companySearchSql, [
      uuid.test(text) ? text : null,
      text.includes('@') ? null : wordQuery(text),
      parsePhoneNumber(text) ?? null,
      text.includes('@') ? normalizeEmail(text) : null,
      companyId ?? null,
    ]);
    return { companies: await this.summaries.of(rows.map(({ id }) => id)), hasPayments };
  }

  async #members(filter: 'members' | 'expiring', page: number): Promise<SupportCompaniesPage> {
    const { memberships, total } = await this.services.call(listMembers, { query: { filter, page } });
    const pagination = paginationOf({ page, perPage: companiesPerPage, total, more: total > maxSearchResults });
    return { companies: await this.summaries.of(memberships.map(({ companyId }) => companyId)), pagination };
  }
}

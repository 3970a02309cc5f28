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
import { CompanySummaries } from './company-summaries.ts';

const totalSql = `
  select count(*)::int as total from (
    select from company where deleted_at is null limit ${maxSearchResults + 1}) counted`;
const pageSql = `
  select id from company where deleted_at is null order by name, id limit ${companiesPerPage} offset $1`;
// Each way to find a company reads an index, and no more rows than are shown.
const limit = `limit ${maxFoundCompanies}`;
/** Search by id, words, phone number of the company or of a user, and address of a user. */
export const companySearchSql = `
  select id from company where deleted_at is null and id in (
    (select id from company where id = $1::uuid)
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
  ) {}

  async page({ filter = 'all', page = 1 }: SupportCompaniesQuery): Promise<SupportCompaniesPage> {
    if (filter !== 'all') return this.#members(filter, page);
    const counted = await this.pool.row<{ total: number }>('support_companies_total', totalSql, []);
    const total = counted?.total ?? 0;
    const pagination = paginationOf({ page, perPage: companiesPerPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * companiesPerPage;
    const rows = await this.pool.rows<Found>('support_companies', pageSql, [offset]);
    return { companies: await this.summaries.of(rows.map(({ id }) => id)), pagination };
  }

  /** Returns at most ten companies, none for white space alone. */
  async find(search: string): Promise<FoundCompanies> {
    const text = search.trim();
    const rows = await this.pool.rows<Found>('support_company_search', companySearchSql, [
      uuid.test(text) ? text : null,
      text.includes('@') ? null : wordQuery(text),
      parsePhoneNumber(text) ?? null,
      text.includes('@') ? normalizeEmail(text) : null,
    ]);
    return { companies: await this.summaries.of(rows.map(({ id }) => id)) };
  }

  async #members(filter: 'members' | 'expiring', page: number): Promise<SupportCompaniesPage> {
    const { memberships, total } = await this.services.call(listMembers, { query: { filter, page } });
    const pagination = paginationOf({ page, perPage: companiesPerPage, total, more: total > maxSearchResults });
    return { companies: await this.summaries.of(memberships.map(({ companyId }) => companyId)), pagination };
  }
}

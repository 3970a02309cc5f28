import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import type { SupportUserFilter, SupportUsersPage } from '@porchlight/contracts/accounts';
import { SqlPool } from '@porchlight/service-kit';
import { isRenterSql } from '../renters-admin/renter-sql.ts';
import { presentSummary, summaryColumns, type SummaryRow } from './user-summary.ts';

const perPage = 25;
const maxListed = maxSearchResults + 1;
// Each condition reads an index in the order of the list, or a bounded part of one.
const conditions: Readonly<Record<SupportUserFilter, string>> = {
  all: `state <> 'decoy'`,
  // A landlord has a company (docs/rules/accounts.md).
  landlords: `company_id is not null and state <> 'decoy'`,
  renters: isRenterSql,
  unverified: `email_verified_at is null and state = 'active'`,
  restricted: `state = 'disabled'`,
  'new-7d': `created_at > now() - interval '7 days' and state <> 'decoy'`,
  unclaimed: `state = 'unclaimed'`,
  bouncing: `state <> 'decoy' and id in (
    select person_id from mail where state = 'failed' and person_id is not null
      and made_at > now() - interval '30 days' order by made_at desc limit ${maxListed})`,
};
const order = 'order by person.created_at desc, person.id';

/** Statements of a filter: the number of its users up to 2,401, and a page. */
export const listStatementsOf = (filter: SupportUserFilter) => ({
  name: `support_users_${filter.replace('-', '_')}`,
  count: `select count(*)::int as total from (
    select from person where ${conditions[filter]} limit ${maxListed}) counted`,
  page: `select ${summaryColumns} from (
      select id from person where ${conditions[filter]} ${order} limit ${perPage} offset $1) listed
    join person on person.id = listed.id left join company on company.id = person.company_id ${order}`,
});

/** Lists users for support. */
@Injectable()
export class UserListsService {
  constructor(private readonly pool: SqlPool) {}

  async page(filter: SupportUserFilter, page: number): Promise<SupportUsersPage> {
    const { name, ...sql } = listStatementsOf(filter);
    const found = await this.pool.row<{ total: number }>(`${name}_total`, sql.count, []);
    const total = found?.total ?? 0;
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const rows = await this.pool.rows<SummaryRow>(name, sql.page, [(pagination.currentPage - 1) * perPage]);
    return { users: rows.map(presentSummary), pagination };
  }
}

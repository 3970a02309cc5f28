import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  companiesPerPage,
  type CompanyMembership,
  type MembersPage,
  type MembersQuery,
} from '@porchlight/contracts/internal';
import { SqlPool } from '@porchlight/service-kit';
import { businessDateSql } from '../business-date.ts';

const expiringDays = 30;
const ofSql = `
  select company_id as "companyId", (max(upper(valid)) - 1)::text as "memberUntil"
  from membership_period where company_id = any($1) group by company_id`;
// By the index on the end of periods, so that a page reads no more than the periods before its end. A period that a
// later one follows is not the last of its company.
const membersSql = (condition: string) => `
  select company_id as "companyId", (upper(valid) - 1)::text as "memberUntil" from membership_period
  where upper(valid) > ${businessDateSql} and ${condition}
    and not exists (select from membership_period later
      where later.company_id = membership_period.company_id and upper(later.valid) > upper(membership_period.valid))
    and exists (select from membership_period current
      where current.company_id = membership_period.company_id and current.valid @> ${businessDateSql})
  order by upper(valid), company_id`;
const members: Readonly<Record<MembersQuery['filter'], string>> = {
  members: membersSql('true'),
  expiring: membersSql(`upper(valid) - 1 <= ${businessDateSql} + ${expiringDays}`),
};
const countedSql = (filter: MembersQuery['filter']) => `
  select count(*)::int as total from (${members[filter]} limit ${maxSearchResults + 1}) member`;
const totals: typeof members = {
  members: countedSql('members'),
  expiring: countedSql('expiring'),
};
/** Statements for one page of members, whose offset is $1. */
export const memberPages: typeof members = {
  members: `${members.members} limit ${companiesPerPage} offset $1`,
  expiring: `${members.expiring} limit ${companiesPerPage} offset $1`,
};

const names = {
  members: { page: 'members', total: 'members_total' },
  expiring: { page: 'expiring_members', total: 'expiring_members_total' },
} as const;

/** Reads which companies have a membership, and until when. */
@Injectable()
export class Members {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the end of the last membership of each company that has or had one. */
  of(companyIds: readonly string[]): Promise<CompanyMembership[]> {
    return this.pool.rows<CompanyMembership>('company_memberships', ofSql, [companyIds]);
  }

  /** Returns a page of the companies whose membership lasts today; those that end first come first. */
  async page({ filter, page }: MembersQuery): Promise<MembersPage> {
    const counted = await this.pool.row<{ total: number }>(names[filter].total, totals[filter], []);
    const total = counted?.total ?? 0;
    const { currentPage } = paginationOf({ page, perPage: companiesPerPage, total });
    const offset = (currentPage - 1) * companiesPerPage;
    const memberships = await this.pool.rows<CompanyMembership>(names[filter].page, memberPages[filter], [offset]);
    return { memberships, total };
  }
}

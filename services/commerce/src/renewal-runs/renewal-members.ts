import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf, type Language } from '@porchlight/contracts';
import {
  type RenewalMember,
  type RenewalMembersPage,
  type RenewalMembersQuery,
  type RenewalPlan,
} from '@porchlight/contracts/commerce';
import { SqlPool, wordQuery } from '@porchlight/service-kit';
import { businessDateSql } from '../business-date.ts';
import { listedPeriodsSql } from './renewal-window.ts';

const perPage = 50;

const matchedSql = `
  from ${listedPeriodsSql}
    and ($1::text is null or name_terms @@ to_tsquery('simple', folded($1)))
    and ($2::text is null or province = $2) and ($3::uuid is null or plan_id = $3)`;
const totalSql = `select count(*)::int as total ${matchedSql}`;
const planNameSql = (language: string) =>
  `coalesce(membership_plan.name ->> ${language}, membership_plan.name ->> 'en-CA')`;
const pageSql = `
  select membership_period.company_id as "companyId", company.name as "companyName", plan_id as "planId",
    ${planNameSql('$4')} as "planName", (upper(valid) - 1)::text as "endsOn",
    upper(valid) - 1 - ${businessDateSql} as "daysLeft", province,
    exists (select from payment_method where payment_method.company_id = membership_period.company_id) as "hasCard",
    exists (select from membership_auto_renewal
      where membership_auto_renewal.company_id = membership_period.company_id) as "autoRenews",
    exists (select from membership_renewal_claim claim where claim.company_id = membership_period.company_id
      and old_expiry = upper(valid) - 1) as "isInProgress"
  ${matchedSql} order by upper(valid), membership_period.company_id limit ${perPage} offset $5`;
const choicesSql = `
  select coalesce(array_agg(distinct province order by province) filter (where province is not null), '{}') as provinces,
    coalesce(jsonb_agg(distinct jsonb_build_object('id', plan_id, 'name', ${planNameSql('$1')})), '[]') as plans
  from ${listedPeriodsSql}`;

type Row = Omit<RenewalMember, 'companyName' | 'province'> & {
  readonly companyName: string | null;
  readonly province: string | null;
};
interface Choices {
  readonly provinces: string[];
  readonly plans: RenewalPlan[];
}

/** Lists the members whose membership ends soon or ended not long ago. */
@Injectable()
export class RenewalMembers {
  constructor(private readonly pool: SqlPool) {}

  /** Those that end first come first. */
  async page(
    { search, province, planId, page = 1 }: RenewalMembersQuery,
    language: Language,
  ): Promise<RenewalMembersPage> {
    // Without letters nothing matches.
    const term = search === undefined ? null : (wordQuery(search) ?? '');
    const filter = [term, province ?? null, planId ?? null];
    const { total = 0 } = (await this.pool.row<{ total: number }>('renewal_members_total', totalSql, filter)) ?? {};
    const more = total > maxSearchResults;
    const pagination = paginationOf({ page, perPage, total, more });
    const offset = (pagination.currentPage - 1) * perPage;
    const rows = await this.pool.rows<Row>('renewal_members', pageSql, [...filter, language, offset]);
    const choices = await this.pool.row<Choices>('renewal_choices', choicesSql, [language]);
    return { members: rows.map(toMember), provinces: [], plans: [], ...choices, pagination };
  }
}

const toMember = ({ companyName, province, ...member }: Row): RenewalMember => ({
  ...member,
  ...(companyName === null ? {} : { companyName }),
  ...(province === null ? {} : { province }),
});

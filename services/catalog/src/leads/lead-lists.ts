import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import {
  leadLists,
  type LeadCounts,
  type LeadList,
  type LeadsPage,
  type LeadsQuery,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { lastMessagesSql, leadColumns, toLeadSummary, type LeadRow } from './lead-row.ts';
import { filteredLeadsSql, filterParameters, listConditions, type LeadFilterParameters } from './lead-sql.ts';

const leadsPerPage = 25;

const countsSql = `
  select ${leadLists.map((list) => `count(*) filter (where ${listConditions[list]})::int as "${list}"`).join(', ')},
    min(waiting_since) filter (where ${listConditions.waiting}) as "longestWaitSince"
  from (select i.stage, i.archived_at, i.waiting_since from ${filteredLeadsSql}) own`;
// Leads without a reply come first, those that wait longest before the others; then the latest of the others. Only the
// leads of the page are joined with their messages.
const pageSql = (list: LeadList) => `
  select ${leadColumns} from (
    select own.id, row_number() over (
      order by case when ${listConditions.waiting} then waiting_since end nulls last, updated_at desc, id) as rank
    from (select i.id, i.stage, i.archived_at, i.waiting_since, i.updated_at from ${filteredLeadsSql}) own
    where ${listConditions[list]} order by rank limit ${leadsPerPage} offset $6) page
  join inquiry i on i.id = page.id join listing l on l.id = i.listing_id ${lastMessagesSql}
  order by page.rank`;

const pageStatements = Object.fromEntries(
  leadLists.map((list) => [list, { name: `leads_${list}`, sql: pageSql(list) }]),
) as Record<LeadList, { readonly name: string; readonly sql: string }>;

interface CountsRow extends LeadCounts {
  readonly longestWaitSince: Date | null;
}

/** Reads the leads of a landlord. */
@Injectable()
export class LeadLists {
  constructor(private readonly pool: SqlPool) {}

  /** Returns a page of a list, and how many leads are in each list. */
  async page(ownerId: string, { page = 1, list = 'open', ...filter }: LeadsQuery): Promise<LeadsPage> {
    const parameters = filterParameters(ownerId, filter);
    const { longestWaitSince, ...counts } = await this.#counts(parameters);
    const pagination = paginationOf({ page, perPage: leadsPerPage, total: counts[list] });
    const { name, sql } = pageStatements[list];
    const rows = await this.pool.rows<LeadRow>(name, sql, [...parameters, (pagination.currentPage - 1) * leadsPerPage]);
    return {
      leads: rows.map(toLeadSummary),
      counts,
      ...(longestWaitSince ? { longestWaitSince: longestWaitSince.toISOString() } : {}),
      pagination,
    };
  }

  async #counts(parameters: LeadFilterParameters): Promise<CountsRow> {
    const row = await this.pool.row<CountsRow>('lead_counts', countsSql, parameters);
    if (!row) throw new Error('a count returned no row');
    return row;
  }
}

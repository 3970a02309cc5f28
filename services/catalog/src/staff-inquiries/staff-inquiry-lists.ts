import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  maxExportedInquiries,
  staffInquiryLists,
  type StaffInquiriesPage,
  type StaffInquiriesQuery,
  type StaffInquiryFilter,
  type StaffInquiryList,
  type StaffInquirySummary,
} from '@porchlight/contracts/catalog';
import { csvText, Outbox, Problem, reportExport, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { readInquirySearch } from './inquiry-search.ts';
import { messages } from './messages.ts';
import { summaryColumns, summaryJoins, toSummary, type SummaryRow } from './staff-inquiry-row.ts';

const perPage = 25;
// Older inquiries are found by a search or by their day.
const counted = maxSearchResults + 1;
const orderSql = 'order by sent_at desc, id';
// Absent days are infinite, so that the limits are conditions of an index.
const daysSql = `
  sent_at >= coalesce($1::date::timestamp at time zone 'America/Toronto', '-infinity')
  and sent_at < coalesce(($2::date + 1)::timestamp at time zone 'America/Toronto', 'infinity')`;
// Each way to find an inquiry reads an index.
function matchedSql(where: string, max: number): string {
  const latest = (condition: string) =>
    `(select id, sent_at from inquiry where ${condition} and ${where} ${orderSql} limit ${max})`;
  return `
    with matched as (
      ${latest('id = $4::uuid')}
      union ${latest('listing_id = (select id from listing where public_id = $3)')}
      union ${latest('user_id = $4::uuid')}
      union ${latest('listing_id in (select id from listing where owner_user_id = $4::uuid)')}
      union ${latest('lower(email) = $5')}
      union ${latest(`to_tsvector('simple', folded(coalesce(first_name, '') || ' ' || coalesce(last_name, '')))
        @@ to_tsquery('simple', folded($6))`)})`;
}

/** Statements of a list: the number of its inquiries up to 2,401, a page, and a file. */
export interface ListStatements {
  readonly name: string;
  readonly fileName: string;
  readonly count: string;
  readonly page: string;
  readonly file: string;
}
function statementsOf(list: StaffInquiryList, kind: 'all' | 'found'): ListStatements {
  const where = `${list === 'all' ? '' : `state = '${list}' and `}joined_into_id is null and ${daysSql}`;
  const [from, offset] = kind === 'all' ? [`inquiry where ${where}`, '$3'] : ['matched', '$7'];
  const matched = (max: number) => (kind === 'all' ? '' : matchedSql(where, max));
  const rows = (limit: string) => `
    select ${summaryColumns} from (select id from ${from} ${orderSql} ${limit}) listed
    join inquiry i on i.id = listed.id ${summaryJoins} order by i.sent_at desc, i.id`;
  return {
    name: `staff_inquiries_${list}_${kind}`,
    fileName: `staff_inquiries_${list}_${kind}_file`,
    count: `${matched(counted)} select count(*)::int as total from (select 1 from ${from} limit ${counted}) counted`,
    page: `${matched(counted)} ${rows(`limit ${perPage} offset ${offset}`)}`,
    file: `${matched(maxExportedInquiries + 1)} ${rows(`limit ${maxExportedInquiries + 1}`)}`,
  };
}
const byList = (kind: 'all' | 'found') =>
  Object.fromEntries(staffInquiryLists.map((list) => [list, statementsOf(list, kind)])) as Readonly<
    Record<StaffInquiryList, ListStatements>
  >;
const [unsearched, searched] = [byList('all'), byList('found')];

/** Returns the statements of a filter with their parameters. */
export function queryOf({ list = 'all', search = '', from, to }: StaffInquiryFilter) {
  const days = [from ?? null, to ?? null];
  if (search.trim() === '') return { statements: unsearched[list], values: days };
  const { listingId, id, email, words } = readInquirySearch(search);
  return { statements: searched[list], values: [...days, listingId, id, email, words] };
}

const fileColumns = ['id', 'sentAt', 'state', 'renter', 'listingId', 'listing', 'company', 'source'];

/** Lists the inquiries of all renters, for staff. */
@Injectable()
export class StaffInquiryLists {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async page({ page = 1, ...filter }: StaffInquiriesQuery): Promise<StaffInquiriesPage> {
    const { statements, values } = queryOf(filter);
    const found = await this.pool.row<{ total: number }>(`${statements.name}_total`, statements.count, values);
    const total = found?.total ?? 0;
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * perPage;
    const rows = await this.pool.rows<SummaryRow>(statements.name, statements.page, [...values, offset]);
    return { inquiries: rows.map(toSummary), pagination };
  }

  /** Returns a list as CSV, after a report to the audit log. Throws 422 for more than 10,000 inquiries. */
  async file(filter: StaffInquiryFilter, author: Author): Promise<string> {
    const { statements, values } = queryOf(filter);
    const rows = await this.pool.rows<SummaryRow>(statements.fileName, statements.file, values);
    if (rows.length > maxExportedInquiries) throw new Problem(422, 'too-many-rows', messages.tooManyRows);
    await this.source.transaction((manager) =>
      reportExport({ manager, outbox: this.outbox }, { resource: 'inquiries', recordCount: rows.length }, author),
    );
    return csvText(rows.map(toSummary).map(fileRow), { columns: fileColumns.map((key) => ({ key, header: key })) });
  }
}

const fileRow = ({ listing, company, ...inquiry }: StaffInquirySummary) => ({
  ...inquiry,
  listingId: listing.id,
  listing: listing.title,
  company: company.name,
});

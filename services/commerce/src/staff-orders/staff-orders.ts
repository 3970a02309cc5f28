import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import type { StaffOrdersPage, StaffOrdersQuery, StaffOrderSummary } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { documentNumber, type DocumentPosition } from '../tax-receipts/numbering/document-number.ts';
import { readOrderSearch } from './order-search.ts';

const perPage = 25;
/** Older orders are found by a search. */
const maxListed = 2_400;
const counted = maxListed + 1;

/** Columns of an order in the list of the staff. */
export const summaryColumns = `
  purchase_order.id, number::text, purchase_order.state, purchase_order.created_at as "createdAt",
  billing ->> 'name' as buyer, coalesce(company_name, company.name) as company, description, total_cents as "totalCents",
  purchase_order.currency,
  case when no is not null then jsonb_build_object('series', series, 'year', year, 'no', no) end as receipt`;
/** Joins of these columns. */
export const summaryJoins = `
  left join tax_information on tax_information.company_id = purchase_order.company_id
  left join company on company.id = purchase_order.company_id
  left join tax_document on kind = 'receipt' and source_id = purchase_order.id`;
// Each way to find an order reads an index.
const matchedSql = `
  with matched as (
    select id from purchase_order where number = $2::bigint
    union select coalesce(refund.order_id, source_id) from tax_document left join refund on refund.id = source_id
      where series = $3 and year = $4 and no = $5
    union (select id from purchase_order where person_id = $6::uuid order by created_at desc limit ${counted})
    union (select id from purchase_order where company_id = $6::uuid order by created_at desc limit ${counted})
    union (select id from purchase_order
      where to_tsvector('simple', folded(billing ->> 'name')) @@ to_tsquery('simple', folded($7))
      order by created_at desc limit ${counted})
    union (select id from purchase_order where company_id in (
        (select company_id from tax_information
          where to_tsvector('simple', folded(company_name)) @@ to_tsquery('simple', folded($7)) limit ${counted})
        union (select id from company where name_terms @@ to_tsquery('simple', folded($7)) limit ${counted}))
      order by created_at desc limit ${counted}))`;
const statementsOf = (name: string, where: string, matched = '') => ({
  name,
  count: `
    ${matched} select count(*)::int as total from (
      select 1 from purchase_order where ${where} limit ${counted}) counted`,
  page: (offset: string) => `
    ${matched} select ${summaryColumns} from (
      select * from purchase_order where ${where} order by created_at desc, id limit ${perPage} offset ${offset}
    ) purchase_order ${summaryJoins} order by purchase_order.created_at desc, purchase_order.id`,
});
const all = statementsOf('staff_orders', 'true');
const ofState = statementsOf('staff_orders_of_state', 'state = $1');
const searched = statementsOf(
  'staff_orders_found',
  'id in (select id from matched) and ($1::text is null or state = $1)',
  matchedSql,
);

/** An order in the list, as it is read. */
export interface SummaryRow extends Omit<StaffOrderSummary, 'createdAt' | 'company' | 'receiptNumber'> {
  readonly createdAt: Date;
  readonly company: string | null;
  readonly receipt: DocumentPosition | null;
}

/** Lists the orders of all companies, for staff. */
@Injectable()
export class StaffOrders {
  constructor(private readonly pool: SqlPool) {}

  async list({ search = '', state, page = 1 }: StaffOrdersQuery): Promise<StaffOrdersPage> {
    const { statements, values } = queryOf(search, state);
    const count = await this.pool.row<{ total: number }>(`${statements.name}_total`, statements.count, values);
    const total = count?.total ?? 0;
    const pagination = paginationOf({ page, perPage, total, more: total > maxListed });
    const sql = statements.page(`$${values.length + 1}`);
    const rows = await this.pool.rows<SummaryRow>(statements.name, sql, [
      ...values,
      (pagination.currentPage - 1) * perPage,
    ]);
    return { orders: rows.map(toSummary), pagination };
  }
}

function queryOf(search: string, state: string | undefined) {
  if (search.trim() !== '') {
    const { orderNumber, series, year, no, ownerId, words } = readOrderSearch(search);
    return { statements: searched, values: [state ?? null, orderNumber, series, year, no, ownerId, words] };
  }
  return state === undefined ? { statements: all, values: [] } : { statements: ofState, values: [state] };
}

/** Returns an order as the list shows it. */
export const toSummary = ({ createdAt, company, receipt, ...order }: SummaryRow): StaffOrderSummary => ({
  ...order,
  createdAt: createdAt.toISOString(),
  ...(company === null ? {} : { company }),
  ...(receipt === null ? {} : { receiptNumber: documentNumber(receipt) }),
});

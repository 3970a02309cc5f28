import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import type { Approval, ApprovalsPage } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';

/** With two people each, as many names as one call of accounts returns. */
const requestsPerPage = 10;
/** Requests that the pages reach; older ones are in the database only. */
const maxRequests = 2_400;

const listedSql = `
  from approval_request where state = 'waiting' or (state <> 'waiting' and decided_at > now() - interval '90 days')`;
const totalSql = `select count(*)::int as total from (select 1 ${listedSql} limit ${maxRequests + 1}) counted`;
// Requests that wait come first, the oldest on top; then decisions, the newest on top.
const pageSql = `
  with page as (
    select * ${listedSql}
    order by state <> 'waiting', case when state = 'waiting' then requested_at end, decided_at desc, id
    limit ${requestsPerPage} offset $1)
  select page.id, kind, page.company_id as "companyId", name as "companyName", page.credits,
    coalesce(payload -> 'isPromotional' = 'true', false) as "isPromotional", page.reason,
    requested_by as "requestedBy", requested_at as "requestedAt", page.state, decided_by as "decidedBy",
    decided_at as "decidedAt", note,
    case when refund.id is not null then jsonb_build_object('orderId', order_id, 'orderNumber', number::text,
      'amountCents', amount_cents, 'currency', currency) end as refund, payload -> 'renewal' as renewal
  from page left join company on company.id = page.company_id
    left join refund on kind = 'refund' and refund.id = (payload ->> 'refundId')::uuid
    left join purchase_order on purchase_order.id = order_id
  order by page.state <> 'waiting', case when page.state = 'waiting' then requested_at end, decided_at desc, page.id`;

type Nullable<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type Row = Omit<Nullable<Approval>, 'requestedAt' | 'decidedAt'> & {
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
};

/** Lists requests for approval. */
@Injectable()
export class ApprovalList {
  constructor(private readonly pool: SqlPool) {}

  async page(page = 1): Promise<ApprovalsPage> {
    const { total = 0 } = (await this.pool.row<{ total: number }>('approvals_total', totalSql)) ?? {};
    const pagination = paginationOf({ page, perPage: requestsPerPage, total, more: total > maxRequests });
    const rows = await this.pool.rows<Row>('approvals', pageSql, [(pagination.currentPage - 1) * requestsPerPage]);
    return { approvals: rows.map(toApproval), pagination };
  }
}

const toApproval = ({
  companyName,
  refund,
  renewal,
  decidedBy,
  decidedAt,
  note,
  requestedAt,
  ...row
}: Row): Approval => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  ...(companyName === null ? {} : { companyName }),
  ...(refund === null ? {} : { refund }),
  ...(renewal === null ? {} : { renewal }),
  ...(decidedBy === null ? {} : { decidedBy }),
  ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
  ...(note === null ? {} : { note }),
});

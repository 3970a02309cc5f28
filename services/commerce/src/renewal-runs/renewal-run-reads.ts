import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import type { RenewalRun, RenewalRunResult, RenewalRunRow, RenewalRunsPage } from '@porchlight/contracts/commerce';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { documentNumber, type DocumentPosition } from '../tax-receipts/numbering/document-number.ts';
import { messages } from './messages.ts';

const perPage = 20;
const columns = `
  run.id, run.state, months, basis, invoice_number as "invoiceNumber", note, started_by as "startedBy",
  started_at as "startedAt", ended_at as "endedAt", retry_of as "retryOf", counts.*`;
const countsSql = `
  cross join lateral (
    select count(*)::int as total, count(*) filter (where state = 'renewed')::int as renewed,
      count(*) filter (where state = 'skipped')::int as skipped,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'waiting')::int as waiting
    from membership_renewal_row where run_id = run.id) counts`;
const totalSql = `
  select count(*)::int as total from (select from membership_renewal_run limit ${maxSearchResults + 1}) run`;
const pageSql = `
  select ${columns} from (
    select * from membership_renewal_run order by started_at desc, id limit ${perPage} offset $1) run ${countsSql}
  order by started_at desc, run.id`;
const oneSql = `select ${columns} from membership_renewal_run run ${countsSql} where run.id = $1`;
const rowsSql = `
  select membership_renewal_row.id, membership_renewal_row.company_id as "companyId", company.name as "companyName",
    old_expiry::text as "oldExpiry", new_expiry::text as "newExpiry", membership_renewal_row.state, reason,
    amount_cents as "amountCents", membership_renewal_row.currency,
    case when no is not null then jsonb_build_object('series', series, 'year', year, 'no', no) end as receipt
  from membership_renewal_row left join company on company.id = membership_renewal_row.company_id
  left join tax_document on kind = 'receipt' and source_id = order_id
  where run_id = $1 order by position`;

type Nullable<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type Run = Omit<Nullable<RenewalRun>, 'startedAt' | 'endedAt'> & {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
};
type Row = Omit<Nullable<RenewalRunRow>, 'receiptNumber'> & { readonly receipt: DocumentPosition | null };

/** Reads runs of renewals and their results. */
@Injectable()
export class RenewalRunReads {
  constructor(private readonly pool: SqlPool) {}

  async page(page = 1): Promise<RenewalRunsPage> {
    const { total = 0 } = (await this.pool.row<{ total: number }>('renewal_runs_total', totalSql, [])) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const runs = await this.pool.rows<Run>('renewal_runs', pageSql, [(pagination.currentPage - 1) * perPage]);
    return { runs: runs.map(toRun), pagination };
  }

  /** Throws 404 for an unknown run. */
  async get(id: string): Promise<RenewalRunResult> {
    const run = await this.pool.row<Run>('renewal_run', oneSql, [id]);
    if (!run) throw notFound(messages.runNotFound);
    const rows = await this.pool.rows<Row>('renewal_run_rows', rowsSql, [id]);
    return { ...toRun(run), rows: rows.map(toRow) };
  }
}

const toRun = ({ invoiceNumber, startedAt, endedAt, retryOf, ...run }: Run): RenewalRun => ({
  ...run,
  startedAt: startedAt.toISOString(),
  ...(invoiceNumber === null ? {} : { invoiceNumber }),
  ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
  ...(retryOf === null ? {} : { retryOf }),
});

const toRow = ({ companyName, newExpiry, reason, amountCents, currency, receipt, ...row }: Row): RenewalRunRow => ({
  ...row,
  ...(companyName === null ? {} : { companyName }),
  ...(newExpiry === null ? {} : { newExpiry }),
  ...(reason === null ? {} : { reason }),
  ...(amountCents === null ? {} : { amountCents }),
  ...(currency === null ? {} : { currency }),
  ...(receipt === null ? {} : { receiptNumber: documentNumber(receipt) }),
});

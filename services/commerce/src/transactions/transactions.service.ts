import { Injectable } from '@nestjs/common';
import { paginationOf, type Pagination } from '@porchlight/contracts';
import type {
  CreditTransaction,
  CreditTransactionsPage,
  MoneyTransaction,
  MoneyTransactionsPage,
  MoneyTransactionsQuery,
  TransactionFilter,
  TransactionsFileQuery,
  TransactionsQuery,
  WalletTransaction,
  WalletTransactionsPage,
} from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { businessTimeZone } from '../business-date.ts';
import { documentNumber, type DocumentPosition } from '../tax-receipts/numbering/document-number.ts';

const perPage = 25;
/** Older transactions are in the export, not in the pages. */
const maxListed = 2_400;
const maxExported = 10_000;

const dayOf = (column: string) => `(${column} at time zone '${businessTimeZone}')::date`;
const inRange = (column: string) => `
  ($2::date is null or ${dayOf(column)} >= $2::date) and ($3::date is null or ${dayOf(column)} <= $3::date)`;
// Each statement finds the company by the caller, and reads its newest entries by their number.
const creditsSql = (limit: number) => `
  (select at, account_seq as seq, jsonb_build_object('id', ledger_transaction.id, 'kind', ledger_transaction.kind,
    'credits', amount, 'balanceAfter', balance_after, 'listingId', listing_id) as credits, null::jsonb as money
  from landlord join ledger_account on owner_id = company_id and ledger_account.kind = 'wallet' and unit = 'credit'
  join ledger_entry on account_id = ledger_account.id join ledger_transaction on ledger_transaction.id = transaction_id
  where person_id = $1 and ${inRange('at')} and ($4::text is null or listing_id = $4)
    and ($5::text is null or ledger_transaction.kind = $5)
  order by account_seq desc limit ${limit})`;
const moneySql = (limit: number) => `
  (select paid_at as at, 0 as seq, null::jsonb as credits, jsonb_build_object('id', purchase_order.id,
    'orderNumber', number::text, 'description', description, 'state', state, 'totalCents', total_cents,
    'taxCents', tax_cents, 'currency', currency, 'receipt', case when tax_document.id is not null then
      jsonb_build_object('id', tax_document.id, 'series', series, 'year', year, 'no', no) end) as money
  from landlord join purchase_order on purchase_order.company_id = landlord.company_id
  left join tax_document on tax_document.kind = 'receipt' and source_id = purchase_order.id
  where landlord.person_id = $1 and paid_at is not null and total_cents > 0 and ${inRange('paid_at')}
    and $4::text is null and $5::text is null
  order by paid_at desc limit ${limit})`;
const allSql = (limit: number) => `${creditsSql(limit)} union all ${moneySql(limit)}`;
const counted = maxListed + 1;
const order = 'order by at desc, seq desc';
const countOf = (sql: string) =>
  `select count(*)::int as total from (select 1 from (${sql}) everything limit ${counted}) counted`;
const pageOf = (sql: string) => `select * from (${sql}) everything ${order} limit ${perPage} offset $6`;
const statements = {
  all: { name: 'transactions', count: countOf(allSql(counted)), page: pageOf(allSql(counted)) },
  credits: { name: 'credit_transactions', count: countOf(creditsSql(counted)), page: pageOf(creditsSql(counted)) },
  money: { name: 'money_transactions', count: countOf(moneySql(counted)), page: pageOf(moneySql(counted)) },
};
const fileOf = (sql: string) => `select * from (${sql}) everything ${order} limit ${maxExported}`;
const files = {
  all: { name: 'transactions_file', sql: fileOf(allSql(maxExported)) },
  credits: { name: 'credit_transactions_file', sql: fileOf(creditsSql(maxExported)) },
  money: { name: 'money_transactions_file', sql: fileOf(moneySql(maxExported)) },
};

interface Row {
  readonly at: Date;
  readonly credits: (Omit<CreditTransaction, 'at' | 'listingId'> & { readonly listingId: string | null }) | null;
  readonly money:
    | (Omit<MoneyTransaction, 'at' | 'receipt'> & {
        readonly receipt: (DocumentPosition & { readonly id: string }) | null;
      })
    | null;
}

/** Reads the credits and payments of the company of a landlord. */
@Injectable()
export class TransactionsService {
  constructor(private readonly pool: SqlPool) {}

  async list(personId: string, { page, ...filter }: TransactionsQuery): Promise<WalletTransactionsPage> {
    const { rows, pagination } = await this.#page('all', [personId, ...valuesOf(filter)], page);
    return { transactions: rows.map(toTransaction), pagination };
  }

  async listCredits(personId: string, { page, ...filter }: TransactionsQuery): Promise<CreditTransactionsPage> {
    const { rows, pagination } = await this.#page('credits', [personId, ...valuesOf(filter)], page);
    return { transactions: rows.flatMap((row) => toTransaction(row).credits ?? []), pagination };
  }

  async listMoney(personId: string, { page, ...filter }: MoneyTransactionsQuery): Promise<MoneyTransactionsPage> {
    const { rows, pagination } = await this.#page('money', [personId, ...valuesOf(filter)], page);
    return { transactions: rows.flatMap((row) => toTransaction(row).money ?? []), pagination };
  }

  /** Returns the newest 10,000 of a list. */
  async all(personId: string, { list = 'all', ...filter }: TransactionsFileQuery): Promise<WalletTransaction[]> {
    const { name, sql } = files[list];
    const rows = await this.pool.rows<Row>(name, sql, [personId, ...valuesOf(filter)]);
    return rows.map(toTransaction);
  }

  async #page(
    kind: keyof typeof statements,
    values: readonly unknown[],
    page = 1,
  ): Promise<{ rows: Row[]; pagination: Pagination }> {
    const { name, count, page: pageSql } = statements[kind];
    const { total = 0 } = (await this.pool.row<{ total: number }>(`${name}_total`, count, [...values])) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxListed });
    const rows = await this.pool.rows<Row>(name, pageSql, [...values, (pagination.currentPage - 1) * perPage]);
    return { rows, pagination };
  }
}

const valuesOf = ({ from, to, listingId, kind }: TransactionFilter) => [
  from ?? null,
  to ?? null,
  listingId ?? null,
  kind ?? null,
];

function toTransaction({ at, credits, money }: Row): WalletTransaction {
  const time = { at: at.toISOString() };
  if (money) {
    const { receipt, ...rest } = money;
    return { money: { ...rest, ...time, ...(receipt ? { receipt: receiptOf(receipt) } : {}) } };
  }
  if (!credits) return {};
  const { listingId, ...rest } = credits;
  return { credits: { ...rest, ...time, ...(listingId === null ? {} : { listingId }) } };
}

const receiptOf = ({ id, ...position }: DocumentPosition & { readonly id: string }) => ({
  id,
  number: documentNumber(position),
});

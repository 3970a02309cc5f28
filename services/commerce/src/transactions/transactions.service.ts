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
import { Problem, SqlPool } from '@porchlight/service-kit';
import { documentNumber, type DocumentPosition } from '../tax-receipts/numbering/document-number.ts';
import { messages } from './messages.ts';
import { files, maxExported, maxListed, pages, perPage } from './transactions-sql.ts';

interface Row {
  readonly at: Date;
  readonly credits: Omit<CreditTransaction, 'at'> | null;
  readonly money:
    | (Omit<MoneyTransaction, 'at' | 'receipt'> & { readonly receipt?: DocumentPosition & { readonly id: string } })
    | null;
}

/** Reads the credits and the money of the company of a landlord. */
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

  /** Returns all of a list, and refuses a list with more than 10,000. */
  async all(personId: string, { list = 'all', ...filter }: TransactionsFileQuery): Promise<WalletTransaction[]> {
    const { name, sql } = files[list];
    const rows = await this.pool.rows<Row>(name, sql, [personId, ...valuesOf(filter)]);
    if (rows.length > maxExported) throw new Problem(422, 'too-many-rows', messages.tooManyRows);
    return rows.map(toTransaction);
  }

  async #page(
    kind: keyof typeof pages,
    values: readonly unknown[],
    page = 1,
  ): Promise<{ rows: Row[]; pagination: Pagination }> {
    const { name, count, page: pageSql } = pages[kind];
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
  if (!money) return credits ? { credits: { ...credits, ...time } } : {};
  const { receipt, ...rest } = money;
  return { money: { ...rest, ...time, ...(receipt ? { receipt: receiptOf(receipt) } : {}) } };
}

const receiptOf = ({ id, ...position }: DocumentPosition & { readonly id: string }) => ({
  id,
  number: documentNumber(position),
});

import type { Pagination } from '@porchlight/contracts';
import type { WalletTransaction } from '@porchlight/contracts/commerce';
import { transactionsCalls } from './transactions-calls.ts';
import type { TransactionsAddress } from './transactions-address.ts';

/** A movement of credits or a payment. */
export type TransactionRow = WalletTransaction & { readonly id: string };
export interface TransactionRows {
  readonly rows: readonly TransactionRow[];
  readonly pagination: Pagination;
}

const toRow = (transaction: WalletTransaction): TransactionRow => ({
  ...transaction,
  id: transaction.credits?.id ?? transaction.money?.id ?? '',
});

/** Returns a page of the list that the address chooses. */
export function useTransactions({ list, filter, page }: TransactionsAddress) {
  const query = { ...filter, ...(page ? { page } : {}) };
  const optionsOf = (own: typeof list) => ({ refetchOnMountOrArgChange: true, skip: list !== own });
  const all = transactionsCalls.useListTransactionsQuery({ query }, optionsOf('all'));
  const credits = transactionsCalls.useListCreditTransactionsQuery({ query }, optionsOf('credits'));
  const money = transactionsCalls.useListMoneyTransactionsQuery({ query }, optionsOf('money'));
  const { error, isFetching, refetch } = { all, credits, money }[list];
  const loaded = {
    all: all.data,
    credits: credits.data && {
      ...credits.data,
      transactions: credits.data.transactions.map((one) => ({ credits: one })),
    },
    money: money.data && { ...money.data, transactions: money.data.transactions.map((one) => ({ money: one })) },
  }[list];
  const rows: TransactionRows | undefined = loaded && {
    rows: loaded.transactions.map(toRow),
    pagination: loaded.pagination,
  };
  return { page: rows, error, isFetching, refetch };
}

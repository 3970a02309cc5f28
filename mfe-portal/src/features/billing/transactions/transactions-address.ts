import { isDay, listingIdPattern, pageFromQuery } from '@porchlight/contracts';
import {
  creditMovements,
  transactionLists,
  type TransactionFilter,
  type TransactionList,
} from '@porchlight/contracts/commerce';

/** What the address of the screen chooses. */
export interface TransactionsAddress {
  readonly list: TransactionList;
  /** Payments are filtered by day only. */
  readonly filter: TransactionFilter;
  readonly page?: number;
}
export type FilterKey = keyof TransactionFilter;
export const filterKeys: readonly FilterKey[] = ['kind', 'listingId', 'from', 'to'];

const isValid: Readonly<Record<FilterKey, (text: string) => boolean>> = {
  kind: (text) => creditMovements.some((kind) => kind === text),
  listingId: (text) => listingIdPattern.test(text),
  from: isDay,
  to: isDay,
};

/** Reads list, filter and page; what is not valid in the address is ignored. */
export function readAddress(query: URLSearchParams): TransactionsAddress {
  const list = transactionLists.find((one) => one === query.get('list')) ?? 'all';
  const page = pageFromQuery(query);
  const entries = filterKeys
    .filter((key) => list !== 'money' || key === 'from' || key === 'to')
    .map((key) => [key, query.get(key) ?? ''] as const)
    .filter(([key, text]) => isValid[key](text));
  return { list, filter: Object.fromEntries(entries), ...(page ? { page } : {}) };
}

/** Returns the query of the address for a list with a filter, on its first page. */
export const queryOf = (list: TransactionList, filter: TransactionFilter): URLSearchParams =>
  new URLSearchParams({ ...(list === 'all' ? {} : { list }), ...filter });

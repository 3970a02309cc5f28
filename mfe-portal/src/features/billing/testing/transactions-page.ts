import type { CreditTransaction, MoneyTransaction } from '@porchlight/contracts/commerce';

/** Returns a day of a listing, paid with one credit. */
export const creditTransaction = (over: Partial<CreditTransaction> = {}): CreditTransaction => ({
  id: '1',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'daily',
  credits: -1,
  balanceAfter: 127,
  ...over,
});
/** Returns the payment of 60 credits, with its receipt. */
export const payment = (over: Partial<MoneyTransaction> = {}): MoneyTransaction => ({
  id: 'order-1',
  kind: 'payment',
  at: '2026-11-19T12:00:00.000Z',
  orderNumber: '1042',
  description: '60 credits',
  state: 'fulfilled',
  totalCents: 6_441,
  taxCents: 741,
  currency: 'CAD',
  receipt: { id: 'receipt-1', number: 'RC-2026-000981' },
  ...over,
});
/** Returns a page of a list, the first of one unless there are next ones. */
export const pageOf = (transactions: readonly object[], nextPages: readonly number[] = []) => ({
  transactions,
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages,
    showing: { start: 1, end: transactions.length },
    total: transactions.length,
    more: false,
    numOfListingsFromPageOne: transactions.length,
    endOfListings: nextPages.length === 0,
  },
});

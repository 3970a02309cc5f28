import type { Language } from '@porchlight/contracts';
import type { WalletTransaction } from '@porchlight/contracts/commerce';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { stringify } from 'csv-stringify/sync';

const headings = defineMessages({
  en: {
    date: 'Date',
    kind: 'Type',
    credits: 'Credits',
    balance: 'Balance',
    listing: 'Listing',
    order: 'Order',
    description: 'Description',
    amount: 'Amount',
    tax: 'Tax',
    currency: 'Currency',
  },
  fr: {
    date: 'Date',
    kind: 'Type',
    credits: 'Crédits',
    balance: 'Solde',
    listing: 'Annonce',
    order: 'Commande',
    description: 'Description',
    amount: 'Montant',
    tax: 'Taxe',
    currency: 'Devise',
  },
});
const columns = [
  'date',
  'kind',
  'credits',
  'balance',
  'listing',
  'order',
  'description',
  'amount',
  'tax',
  'currency',
] as const;
const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** Returns transactions as CSV for spreadsheets, which execute no cell as a formula. */
export const transactionsFile = (transactions: readonly WalletTransaction[], language: Language): string =>
  stringify(transactions.map(cellsOf), {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: columns.map((key) => ({ key, header: formatMessage(headings, language, key) })),
  });

function cellsOf({ credits, money }: WalletTransaction): Partial<Record<(typeof columns)[number], string | number>> {
  if (money)
    return {
      date: money.at,
      kind: money.state,
      order: money.orderNumber,
      description: money.description,
      amount: amountOf(money.totalCents),
      tax: amountOf(money.taxCents),
      currency: money.currency,
    };
  if (!credits) return {};
  return {
    date: credits.at,
    kind: credits.kind,
    credits: credits.credits,
    balance: credits.balanceAfter,
    listing: credits.listingId ?? '',
  };
}

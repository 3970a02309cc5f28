import type { Language } from '@porchlight/contracts';
import type { WalletTransaction } from '@porchlight/contracts/commerce';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { stringify } from 'csv-stringify/sync';

const texts = defineMessages({
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
    payment: 'Payment',
    'kind.purchase': 'Credits bought',
    'kind.bonus': 'Bonus credits',
    'kind.activation': 'Listing turned on',
    'kind.daily': 'Listing live for a day',
    'kind.featured-activation': 'Listing featured',
    'kind.featured-daily': 'Featured for a day',
    'kind.refund': 'Refund',
    'kind.dispute': 'Disputed payment',
    'kind.adjustment': 'Adjustment by Porchlight',
    'kind.expiry': 'Bonus credits expired',
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
    payment: 'Paiement',
    'kind.purchase': 'Crédits achetés',
    'kind.bonus': 'Crédits offerts',
    'kind.activation': 'Annonce mise en ligne',
    'kind.daily': 'Annonce en ligne pour un jour',
    'kind.featured-activation': 'Annonce mise en vedette',
    'kind.featured-daily': 'En vedette pour un jour',
    'kind.refund': 'Remboursement',
    'kind.dispute': 'Paiement contesté',
    'kind.adjustment': 'Ajustement par Porchlight',
    'kind.expiry': 'Crédits offerts expirés',
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
  stringify(transactions.map(cellsIn(language)), {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: columns.map((key) => ({ key, header: formatMessage(texts, language, key) })),
  });

type Cells = Partial<Record<(typeof columns)[number], string | number>>;

const cellsIn =
  (language: Language) =>
  ({ credits, money }: WalletTransaction): Cells => {
    if (money)
      return {
        date: money.at,
        kind: formatMessage(texts, language, 'payment'),
        order: money.orderNumber,
        description: money.description,
        amount: amountOf(money.totalCents),
        tax: amountOf(money.taxCents),
        currency: money.currency,
      };
    if (!credits) return {};
    return {
      date: credits.at,
      kind: formatMessage(texts, language, `kind.${credits.kind}`),
      credits: credits.credits,
      balance: credits.balanceAfter,
      listing: credits.listingId ?? '',
    };
  };

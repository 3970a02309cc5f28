import type { Language } from '@porchlight/contracts';
import type { MoneyTransaction, WalletTransaction } from '@porchlight/contracts/commerce';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { csvText } from '@porchlight/service-kit';
import { businessTime } from '../business-date.ts';

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
    state: 'State',
    document: 'Receipt or credit note',
    'money.payment': 'Payment',
    'money.refund': 'Refund of a payment',
    'money.dispute': 'Disputed payment',
    'state.pending': 'Not confirmed yet',
    'state.open': 'The bank decides',
    'state.lost': 'Returned to the cardholder',
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
    state: 'État',
    document: 'Reçu ou note de crédit',
    'money.payment': 'Paiement',
    'money.refund': 'Remboursement d’un paiement',
    'money.dispute': 'Paiement contesté',
    'state.pending': 'Pas encore confirmé',
    'state.open': 'La banque décide',
    'state.lost': 'Rendu au titulaire de la carte',
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
  'state',
  'document',
] as const;
const amounts: readonly unknown[] = ['amount', 'tax'];

/** Returns transactions as CSV. */
export const transactionsFile = (transactions: readonly WalletTransaction[], language: Language): string =>
  csvText(transactions.map(cellsIn(language)), {
    cast: { number: (value, { column }) => (amounts.includes(column) ? value.toFixed(2) : String(value)) },
    columns: columns.map((key) => ({ key, header: formatMessage(texts, language, key) })),
  });

type Cells = Partial<Record<(typeof columns)[number], string | number>>;

const cellsIn =
  (language: Language) =>
  ({ credits, money }: WalletTransaction): Cells => {
    if (money) return moneyCells(money, language);
    if (!credits) return {};
    return {
      date: businessTime(credits.at),
      kind: formatMessage(texts, language, `kind.${credits.kind}`),
      credits: credits.credits,
      balance: credits.balanceAfter,
      listing: credits.listingId ?? '',
    };
  };

function moneyCells(money: MoneyTransaction, language: Language): Cells {
  const { at, kind, orderNumber, description, totalCents, taxCents, currency, receipt } = money;
  return {
    date: businessTime(at),
    kind: formatMessage(texts, language, `money.${kind}`),
    order: orderNumber,
    description,
    amount: totalCents / 100,
    ...(taxCents === undefined ? {} : { tax: taxCents / 100 }),
    currency,
    state: stateOf(money, language),
    document: receipt?.number ?? '',
  };
}

const returnStates = ['pending', 'open', 'lost'] as const;

/** Returns the state of returned money, unless it is simply refunded. */
function stateOf({ kind, state }: MoneyTransaction, language: Language): string {
  const returned = kind === 'payment' ? undefined : returnStates.find((one) => one === state);
  return returned === undefined ? '' : formatMessage(texts, language, `state.${returned}`);
}

import type { Language } from '@porchlight/contracts';
import type { RenewalRunResult, RenewalRunRow } from '@porchlight/contracts/commerce';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { csvText } from '@porchlight/service-kit';

const texts = defineMessages({
  en: {
    company: 'Company',
    oldExpiry: 'Old last day',
    newExpiry: 'New last day',
    amount: 'Amount',
    currency: 'Currency',
    receipt: 'Receipt',
    state: 'State',
    reason: 'Reason',
  },
  fr: {
    company: 'Entreprise',
    oldExpiry: 'Ancien dernier jour',
    newExpiry: 'Nouveau dernier jour',
    amount: 'Montant',
    currency: 'Devise',
    receipt: 'Reçu',
    state: 'État',
    reason: 'Motif',
  },
});
const columns = ['company', 'oldExpiry', 'newExpiry', 'amount', 'currency', 'receipt', 'state', 'reason'] as const;

/** Returns the results of a run as CSV; states and reasons are those of the API. */
export const renewalRunFile = ({ rows }: RenewalRunResult, language: Language): string =>
  csvText(rows.map(toCells), { columns: columns.map((key) => ({ key, header: formatMessage(texts, language, key) })) });

const toCells = (row: RenewalRunRow): Readonly<Record<(typeof columns)[number], string>> => ({
  company: row.companyName ?? row.companyId,
  oldExpiry: row.oldExpiry,
  newExpiry: row.newExpiry ?? '',
  amount: row.amountCents === undefined ? '' : (row.amountCents / 100).toFixed(2),
  currency: row.currency ?? '',
  receipt: row.receiptNumber ?? '',
  state: row.state,
  reason: row.reason ?? '',
});

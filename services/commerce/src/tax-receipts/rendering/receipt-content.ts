import type { TaxDocumentSnapshot, TaxDocumentTax } from '@porchlight/contracts/commerce';
import { formatMessage, type Translate } from '@porchlight/messages';
import { receiptMessages } from './receipt-messages.ts';
import { businessTimeZone } from '../../business-date.ts';

/** A document to print. */
export interface IssuedReceipt {
  readonly snapshot: TaxDocumentSnapshot;
  /** `RC-2026-000123` */
  readonly number: string;
  readonly issuedAt: Date;
}
/** Label and amount. */
export interface AmountRow {
  readonly label: string;
  readonly amount: string;
}
/** Party with its label, its name, and lines of text below. */
export interface PartyBlock {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** Shown as text; linked when it is an https address. */
  readonly website?: string;
}
/** All texts of a document, formatted in its language. */
export interface ReceiptContent {
  readonly title: string;
  /** Number and date. */
  readonly reference: string;
  readonly status: string;
  readonly notes: readonly string[];
  readonly parties: readonly PartyBlock[];
  readonly columns: readonly [description: string, quantity: string, amount: string];
  readonly lines: readonly (readonly [description: string, quantity: string, amount: string])[];
  readonly discount?: AmountRow;
  readonly amounts: readonly AmountRow[];
  readonly total: AmountRow;
  readonly payment: string;
}

type ReceiptTranslate = Translate<Record<keyof NonNullable<(typeof receiptMessages)['keys']>, string>>;

/** Returns the function that formats messages in the language of a document. */
export const translateFor =
  ({ language }: TaxDocumentSnapshot): ReceiptTranslate =>
  (key, values) =>
    formatMessage(receiptMessages, language, key, values);

/** Formats everything that a document states. */
export function contentOf({ snapshot, number, issuedAt }: IssuedReceipt): ReceiptContent {
  const { language, currency, corrects, discount, lines } = snapshot;
  const t = translateFor(snapshot);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, signDisplay: 'negative' });
  const sign = corrects ? -1 : 1;
  const amountOf = (cents: number) => money.format((sign * cents) / 100);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: businessTimeZone }).format(issuedAt);
  return {
    title: t(corrects ? 'creditNote' : 'receipt'),
    reference: `${number} · ${date}`,
    status: t(corrects ? 'credited' : 'paid'),
    notes: [t('order', { orderNumber: snapshot.orderNumber }), ...(corrects ? [t('corrects', { ...corrects })] : [])],
    parties: [supplierOf(snapshot, t), buyerOf(snapshot, t)],
    columns: [t('description'), t('quantity'), t('amount')],
    lines: lines.map(({ description, quantity, cents }) => [
      description,
      new Intl.NumberFormat(language).format(quantity),
      amountOf(cents),
    ]),
    ...(discount
      ? { discount: { label: t('discount', { code: discount.code }), amount: amountOf(-discount.cents) } }
      : {}),
    amounts: [
      { label: t('subtotal'), amount: amountOf(snapshot.subtotalCents) },
      ...snapshot.taxes.map((tax) => ({ label: taxLabel(tax, snapshot, t), amount: amountOf(tax.cents) })),
    ],
    total: { label: t('total', { currency }), amount: amountOf(snapshot.totalCents) },
    payment: paymentOf(snapshot, date, t),
  };
}

function supplierOf({ supplier, taxes }: TaxDocumentSnapshot, t: ReceiptTranslate): PartyBlock {
  const { legalName, addressLines, taxNumbers } = supplier;
  const listed = taxNumbers.map(({ number }) => number);
  const others = taxes
    .map(({ name, registrationNumber }) => ({ name, number: registrationNumber }))
    .filter(({ number }) => number !== '' && !listed.includes(number));
  return {
    label: t('from'),
    name: legalName,
    lines: [
      ...addressLines,
      ...[...taxNumbers, ...others].map(({ name, number }) =>
        t('registration', { name: t('taxName', { name }), number }),
      ),
    ],
  };
}

function buyerOf({ buyer }: TaxDocumentSnapshot, t: ReceiptTranslate): PartyBlock {
  const { companyName, companyAddress, companyAddressCont, companyWebsite, billingAddressLines } = buyer;
  const companyLines = [companyAddress, companyAddressCont].filter((line) => line !== null);
  return {
    label: t('billedTo'),
    name: companyName,
    lines: [...new Set([...companyLines, ...billingAddressLines])],
    ...(companyWebsite === null ? {} : { website: companyWebsite }),
  };
}

function taxLabel({ name, ratePpm }: TaxDocumentTax, { language }: TaxDocumentSnapshot, t: ReceiptTranslate): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  return t('tax', { name: t('taxName', { name }), rate: percent.format(ratePpm / 1_000_000) });
}

function paymentOf({ corrects, paidWith }: TaxDocumentSnapshot, date: string, t: ReceiptTranslate): string {
  if (paidWith) return t(corrects ? 'creditedTo' : 'paidWith', { date, ...paidWith });
  return t(corrects ? 'creditedOn' : 'paidInFull', { date });
}

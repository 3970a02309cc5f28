import { IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { currencies, languages, type Currency, type Language } from '../kernel/vocabularies.ts';

export const taxDocumentKinds = ['receipt', 'credit-note'] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** Tax registration of the supplier: `GST/HST`, `12345 6789 RT0001`. */
export class TaxRegistration {
  @IsString() readonly name!: string;
  @IsString() readonly number!: string;
}
export class TaxDocumentSupplier {
  @IsString() readonly legalName!: string;
  @IsString({ each: true }) readonly addressLines!: readonly string[];
  @ListOf(() => TaxRegistration) readonly taxNumbers!: readonly TaxRegistration[];
}
/** Buyer: the tax information of the company, and its billing address. */
export class TaxDocumentBuyer {
  @IsString() readonly companyName!: string;
  @IsOptional() @IsString() readonly companyAddress!: string | null;
  @IsOptional() @IsString() readonly companyAddressCont!: string | null;
  @IsOptional() @IsString() readonly companyWebsite!: string | null;
  @IsString({ each: true }) readonly billingAddressLines!: readonly string[];
}
/** Receipt that a credit note corrects. */
export class CorrectedReceipt {
  @IsString() readonly receiptNumber!: string;
  @IsString() readonly reason!: string;
}
export class TaxDocumentPayment {
  /** Brand of the card, for people: `Visa`. */
  @IsString() readonly brand!: string;
  @IsString() readonly last4!: string;
}
export class TaxDocumentLine {
  @IsString() readonly description!: string;
  @IsInt() @Min(1) readonly quantity!: number;
  /** Of the whole quantity, before discount and tax. */
  @IsCount() readonly cents!: number;
}
export class TaxDocumentDiscount {
  @IsString() readonly code!: string;
  @IsCount() readonly cents!: number;
}
export class TaxDocumentTax {
  /** For people: `HST (Ontario)`. */
  @IsString() readonly name!: string;
  /** Parts per million: 13 % is 130,000. */
  @IsCount() readonly ratePpm!: number;
  @IsCount() readonly cents!: number;
  @IsString() readonly registrationNumber!: string;
}

/**
 * Everything that a receipt or a credit note states, copied when it is issued. Amounts are positive integer cents of
 * `currency`, in credit notes too. `totalCents` is `subtotalCents` plus all taxes; `subtotalCents` is the lines minus
 * the discount.
 */
export class TaxDocumentSnapshot {
  /** Language of the PDF. */
  @IsIn(languages) readonly language!: Language;
  @Nested(() => TaxDocumentSupplier) readonly supplier!: TaxDocumentSupplier;
  @Nested(() => TaxDocumentBuyer) readonly buyer!: TaxDocumentBuyer;
  @IsString() readonly orderNumber!: string;
  /** Only in a credit note. */
  @IsOptional() @Nested(() => CorrectedReceipt) readonly corrects!: CorrectedReceipt | null;
  /** Null when nothing was charged to a card. */
  @IsOptional() @Nested(() => TaxDocumentPayment) readonly paidWith!: TaxDocumentPayment | null;
  @ListOf(() => TaxDocumentLine) readonly lines!: readonly TaxDocumentLine[];
  @IsOptional() @Nested(() => TaxDocumentDiscount) readonly discount!: TaxDocumentDiscount | null;
  @IsCount() readonly subtotalCents!: number;
  @ListOf(() => TaxDocumentTax) readonly taxes!: readonly TaxDocumentTax[];
  @IsCount() readonly totalCents!: number;
  @IsIn(currencies) readonly currency!: Currency;
}

import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IsCents, IsCount, IsInstant } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { creditBundleResource, offerStates, type OfferState } from './credit-bundles.resource.ts';

/** What a code gives: a percentage off, an amount off, or further credits. */
export const promoKinds = ['percent', 'amount', 'credits'] as const;
export type PromoKind = (typeof promoKinds)[number];

/** Value of a code: the field of its kind is required, the others are ignored. */
export class PromoValue {
  @IsIn(promoKinds) kind!: PromoKind;
  @IsNullable() @IsInt() @Min(1) @Max(100) percentOff?: number | null;
  /** In `currency`. */
  @IsNullable() @IsCents() amountOffCents?: number | null;
  @IsNullable() @IsInt() @Min(1) @Max(100_000) bonusCredits?: number | null;
}
export class PromoCodeInput extends PromoValue {
  @Matches(/^[A-Z0-9-]{4,24}$/) code!: string;
  /** The code is for orders in this currency; null: in any. */
  @IsNullable() @IsIn(currencies) currency?: Currency | null;
  /** Ids of the bundles that the code is for; empty: all. */
  @IsArray() @ArrayMaxSize(50) @ArrayUnique() @IsUUID(undefined, { each: true }) bundles!: string[];
  /** The code is for a first purchase. */
  @IsBoolean() isForNewCustomers!: boolean;
  /** Lowest price of a bundle, before the discount. */
  @IsNullable() @IsCents() minPriceCents?: number | null;
  @IsNullable() @IsInt() @Min(1) @Max(1_000_000) maxUses?: number | null;
  @IsInt() @Min(1) @Max(1000) maxUsesPerCompany!: number;
  /** Highest sum of all discounts. */
  @IsNullable() @IsCents() budgetCents?: number | null;
  @IsInstant() startsAt!: string;
  @IsNullable() @IsInstant() endsAt?: string | null;
  @IsBoolean() isActive!: boolean;
}
export class PromoCodeRecord extends ResourceRecord {
  @IsString() code!: string;
  @IsIn(promoKinds) kind!: PromoKind;
  @IsOptional() @IsInt() percentOff?: number;
  @IsOptional() @IsCount() amountOffCents?: number;
  @IsOptional() @IsInt() bonusCredits?: number;
  @IsOptional() @IsIn(currencies) currency?: Currency;
  @IsString({ each: true }) bundles!: string[];
  @IsBoolean() isForNewCustomers!: boolean;
  @IsOptional() @IsCount() minPriceCents?: number;
  @IsOptional() @IsInt() maxUses?: number;
  @IsInt() maxUsesPerCompany!: number;
  @IsOptional() @IsCount() budgetCents?: number;
  @IsISO8601() startsAt!: string;
  @IsOptional() @IsISO8601() endsAt?: string;
  @IsBoolean() isActive!: boolean;
  @IsIn(offerStates) state!: OfferState;
  /** Reserved and final uses. */
  @IsCount() used!: number;
  /** Whether an order has had the code; its text is then fixed. */
  @IsBoolean() isUsed!: boolean;
}
/** Promo codes, at `/admin/promo-codes`. They are ended instead of removed. */
export const promoCodeResource = defineResource({
  service: 'commerce',
  path: '/admin/promo-codes',
  label: 'promoCodes',
  permissions: { view: 'viewPromoCodes', create: 'createCreditBundles', modify: 'modifyCreditBundles' },
  input: PromoCodeInput,
  record: PromoCodeRecord,
  list: {
    columns: ['code', 'kind', 'used', 'maxUses', 'state', 'endsAt', 'updatedAt'],
    search: ['code'],
    sort: ['code', 'used', 'endsAt', 'updatedAt'],
    filters: { state: offerStates, kind: promoKinds },
  },
  form: [
    { name: 'code', control: 'text' },
    { name: 'kind', control: 'select', values: promoKinds },
    { name: 'percentOff', control: 'number', optional: true },
    { name: 'amountOffCents', control: 'money', optional: true },
    { name: 'bonusCredits', control: 'number', optional: true },
    { name: 'currency', control: 'select', optional: true, values: currencies },
    { name: 'bundles', control: 'references', of: () => creditBundleResource },
    { name: 'isForNewCustomers', control: 'switch' },
    { name: 'minPriceCents', control: 'money', optional: true },
    { name: 'maxUses', control: 'number', optional: true },
    { name: 'maxUsesPerCompany', control: 'number', initial: 1 },
    { name: 'budgetCents', control: 'money', optional: true },
    { name: 'startsAt', control: 'time' },
    { name: 'endsAt', control: 'time', optional: true },
    { name: 'isActive', control: 'switch', initial: true },
  ],
});

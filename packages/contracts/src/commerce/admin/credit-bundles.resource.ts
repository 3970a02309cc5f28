import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';
import { IsCents, IsCount, IsInstant } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { leastChargeCents } from '../prices.ts';

/** States of what is for sale, by its switch and its dates. */
export const offerStates = ['active', 'scheduled', 'ended', 'off'] as const;
export type OfferState = (typeof offerStates)[number];

export class CreditBundleInput {
  @IsTranslated(60) name!: TranslatedText;
  @IsInt() @Min(1) @Max(1_000_000) credits!: number;
  @IsCount(1_000_000) bonusCredits!: number;
  /** Before tax; null: the bundle is not sold in Canadian dollars. */
  @IsNullable() @IsCents(leastChargeCents) priceCadCents?: number | null;
  /** Before tax; null: the bundle is not sold in US dollars. */
  @IsNullable() @IsCents(leastChargeCents) priceUsdCents?: number | null;
  @IsBoolean() isBestValue!: boolean;
  @IsBoolean() isActive!: boolean;
  @IsInstant() validFrom!: string;
  /** Null: no end. */
  @IsNullable() @IsInstant() validTo?: string | null;
  @IsCount(10_000) sortOrder!: number;
  /** Purchases of one company; null: no limit. */
  @IsNullable() @IsInt() @Min(1) @Max(1000) maxPerCustomer?: number | null;
}
export class CreditBundleRecord extends ResourceRecord {
  @IsTranslated(60) name!: TranslatedText;
  @IsInt() credits!: number;
  @IsCount() bonusCredits!: number;
  @IsOptional() @IsCount() priceCadCents?: number;
  @IsOptional() @IsCount() priceUsdCents?: number;
  @IsBoolean() isBestValue!: boolean;
  @IsBoolean() isActive!: boolean;
  @IsISO8601() validFrom!: string;
  @IsOptional() @IsISO8601() validTo?: string;
  @IsCount() sortOrder!: number;
  @IsOptional() @IsInt() maxPerCustomer?: number;
  @IsIn(offerStates) state!: OfferState;
  /** Whether a landlord has bought the bundle. */
  @IsBoolean() isSold!: boolean;
}
/** Credit bundles, at `/admin/credit-bundles`. They are taken off sale instead of removed: orders refer to them. */
export const creditBundleResource = defineResource({
  service: 'commerce',
  path: '/admin/credit-bundles',
  label: 'creditBundles',
  permissions: { view: 'viewCreditBundles', create: 'createCreditBundles', modify: 'modifyCreditBundles' },
  input: CreditBundleInput,
  record: CreditBundleRecord,
  list: {
    columns: ['name', 'credits', 'priceCadCents', 'priceUsdCents', 'state', 'sortOrder', 'updatedAt'],
    search: ['name'],
    sort: ['sortOrder', 'credits', 'updatedAt'],
    filters: { state: offerStates },
  },
  form: [
    { name: 'name', control: 'translated-text' },
    { name: 'credits', control: 'number' },
    { name: 'bonusCredits', control: 'number' },
    { name: 'priceCadCents', control: 'money', optional: true, currency: 'CAD' },
    { name: 'priceUsdCents', control: 'money', optional: true, currency: 'USD' },
    { name: 'isBestValue', control: 'switch' },
    { name: 'isActive', control: 'switch' },
    { name: 'validFrom', control: 'time' },
    { name: 'validTo', control: 'time', optional: true },
    { name: 'sortOrder', control: 'number' },
    { name: 'maxPerCustomer', control: 'number', optional: true },
  ],
});

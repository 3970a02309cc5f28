import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';
import { IsCents, IsCount, IsInstant } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { leastChargeCents } from '../prices.ts';
import { offerStates, type OfferState } from './credit-bundles.resource.ts';

export class MembershipPlanInput {
  @IsTranslated(60) name!: TranslatedText;
  /** Length of the period. */
  @IsInt() @Min(1) @Max(36) months!: number;
  /** Listings that are live at the same time without costing credits. */
  @IsInt() @Min(1) @Max(10_000) includedListings!: number;
  /** Before tax; null: the plan is not sold in Canadian dollars. */
  @IsNullable() @IsCents(leastChargeCents) priceCadCents?: number | null;
  /** Before tax; null: the plan is not sold in US dollars. */
  @IsNullable() @IsCents(leastChargeCents) priceUsdCents?: number | null;
  @IsBoolean() isActive!: boolean;
  @IsInstant() validFrom!: string;
  /** Null: no end. */
  @IsNullable() @IsInstant() validTo?: string | null;
  @IsCount(10_000) sortOrder!: number;
}
export class MembershipPlanRecord extends ResourceRecord {
  @IsTranslated(60) name!: TranslatedText;
  @IsInt() months!: number;
  @IsInt() includedListings!: number;
  @IsOptional() @IsCount() priceCadCents?: number;
  @IsOptional() @IsCount() priceUsdCents?: number;
  @IsBoolean() isActive!: boolean;
  @IsISO8601() validFrom!: string;
  @IsOptional() @IsISO8601() validTo?: string;
  @IsCount() sortOrder!: number;
  @IsIn(offerStates) state!: OfferState;
  /** Whether a landlord has bought the plan. */
  @IsBoolean() isSold!: boolean;
}
/** Membership plans, at `/admin/membership-plans`. They are taken off sale instead of removed: orders refer to them. */
export const membershipPlanResource = defineResource({
  service: 'commerce',
  path: '/admin/membership-plans',
  label: 'membershipPlans',
  permissions: { view: 'viewEcommerce', create: 'createCreditBundles', modify: 'modifyCreditBundles' },
  input: MembershipPlanInput,
  record: MembershipPlanRecord,
  list: {
    columns: ['name', 'months', 'includedListings', 'priceCadCents', 'priceUsdCents', 'state', 'updatedAt'],
    search: ['name'],
    sort: ['sortOrder', 'months', 'updatedAt'],
    filters: { state: offerStates },
  },
  form: [
    { name: 'name', control: 'translated-text' },
    { name: 'months', control: 'number', initial: 12 },
    { name: 'includedListings', control: 'number', initial: 10 },
    { name: 'priceCadCents', control: 'money', optional: true, currency: 'CAD' },
    { name: 'priceUsdCents', control: 'money', optional: true, currency: 'USD' },
    { name: 'isActive', control: 'switch' },
    { name: 'validFrom', control: 'time' },
    { name: 'validTo', control: 'time', optional: true },
    { name: 'sortOrder', control: 'number' },
  ],
});

import { IsBoolean, IsISO8601, IsOptional, ValidateIf } from 'class-validator';
import { IsCount, IsIdempotencyKey, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

export class PublishingParams {
  @IsListingId() id!: ListingId;
}
export class EnableListing {
  @IsBoolean() enabled!: boolean;
  @IsIdempotencyKey() key!: string;
  /** Credits that the user agreed to; another price is refused (`price-changed`). */
  @IsOptional() @IsCount() expectedCredits?: number;
}
export class FeatureListing {
  @IsBoolean() featured!: boolean;
  @IsIdempotencyKey() key!: string;
  /** Credits that the user agreed to; another price is refused (`price-changed`). */
  @IsOptional() @IsCount() expectedCredits?: number;
}
/** State of a listing after a change, with the wallet that paid for it. */
export class ListingPublication {
  @IsListingId() listingId!: ListingId;
  @IsBoolean() enabled!: boolean;
  @IsBoolean() featured!: boolean;
  /** Whole credits left in the wallet. */
  @IsCount() credits!: number;
}
/** What a change would cost now, in whole credits. */
export class SpendPreview {
  /** Charged at once. */
  @IsCount() credits!: number;
  /** Whether the company's membership pays for it. */
  @IsBoolean() isIncluded!: boolean;
  /** Credits that the wallet lacks for it; 0 when it can be paid. */
  @IsCount() shortfall!: number;
  /** Credits a day of all live listings afterwards. */
  @IsCount() dailyCreditUsage!: number;
  /** Last day that the remaining credits pay for, YYYY-MM-DD; null without daily usage. */
  @ValidateIf((_, value) => value !== null) @IsISO8601({ strict: true }) runsUntil!: string | null;
}
/** Whether a listing is live and featured, and what turning either on would cost. */
export class ListingCosts {
  @IsListingId() listingId!: ListingId;
  @IsBoolean() enabled!: boolean;
  @IsBoolean() featured!: boolean;
  /** Whole credits in the wallet. */
  @IsCount() credits!: number;
  @Nested(() => SpendPreview) enabling!: SpendPreview;
  @Nested(() => SpendPreview) featuring!: SpendPreview;
}

// Only a landlord with a verified email address has these permissions.
const ownWallet = access.role('landlord', 'viewWallet');
const ownSpending = access.role('landlord', 'createCheckout');

export const getListingCosts = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/listing-costs/:id',
  access: ownWallet,
  params: PublishingParams,
  response: ListingCosts,
  summary: "Get what turning on or featuring a listing of the caller's company costs now",
});
export const enableListing = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/enable/:id',
  access: ownSpending,
  params: PublishingParams,
  body: EnableListing,
  response: ListingPublication,
  errors: ['credits-short', 'price-changed', 'key-taken', 'publishing-frozen', 'account-restricted', 'not-offered'],
  summary: "Turn a listing of the caller's company on or off",
});
export const featureListing = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/featured/:id',
  access: ownSpending,
  params: PublishingParams,
  body: FeatureListing,
  response: ListingPublication,
  errors: ['credits-short', 'price-changed', 'key-taken', 'publishing-frozen', 'account-restricted', 'not-live'],
  summary: "Feature a live listing of the caller's company, or end it",
});

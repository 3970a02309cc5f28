import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { LanguageQuery, IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';

/** Least amount that a card can be charged, in cents. */
export const leastChargeCents = 50;

/** Prices in whole credits (docs/rules/money.md). */
export class CreditPrices {
  /** Charged once when a listing becomes active; covers that day. */
  @IsCount() activation!: number;
  /** Charged once per featured period. */
  @IsCount() featuredActivation!: number;
  /** Charged for each further day of an active listing. */
  @IsCount() daily!: number;
  /** Charged for each featured day, instead of `daily`. */
  @IsCount() featuredDaily!: number;
}
export class CreditPricesResponse {
  @Nested(() => CreditPrices) creditPrices!: CreditPrices;
}
export class CreditBundle {
  @IsString() id!: string;
  @IsString() name!: string;
  @IsInt() @Min(1) credits!: number;
  @IsCount() bonusCredits!: number;
  /** Integer cents of `currency`, before tax. */
  @IsCount() priceCents!: number;
  @IsIn(currencies) currency!: Currency;
  @IsOptional() @IsInt() maxPerCustomer?: number;
  /** Marked by staff as the best value. */
  @IsBoolean() isBestValue!: boolean;
}
export class CreditBundlesResponse {
  @ListOf(() => CreditBundle) creditBundles!: CreditBundle[];
}

/** Currency by `lang`: USD for en-US, else CAD. */
export const getCreditPrices = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/credit-prices',
  access: access.anyone,
  query: LanguageQuery,
  response: CreditPricesResponse,
  caching: { shared: 300, etag: true },
  summary: 'Get the prices of publishing a listing, in credits',
});
export const getCreditBundles = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/credit-bundles',
  access: access.anyone,
  query: LanguageQuery,
  response: CreditBundlesResponse,
  caching: { shared: 300, etag: true },
  summary: 'List the credit bundles on sale',
});

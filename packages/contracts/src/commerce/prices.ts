import { IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';

/** Whole credits (decisions 5.2). */
export class CreditPrices {
  /** Once when a home becomes active; covers that day. */
  @IsCount() activation!: number;
  /** Once per featuring run. */
  @IsCount() featuredActivation!: number;
  /** Each further day of an active home. */
  @IsCount() daily!: number;
  /** Each featured day, instead of `daily`. */
  @IsCount() featuredDaily!: number;
}
export class CreditPricesAnswer {
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
}
export class CreditBundlesAnswer {
  @ListOf(() => CreditBundle) creditBundles!: CreditBundle[];
}

/** The region's currency follows `lang`: en-US is USD, else CAD. */
export const getCreditPrices = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/credit-prices',
  access: access.anyone,
  query: InLanguage,
  answer: CreditPricesAnswer,
  caching: { shared: 300, etag: true },
  summary: 'What putting a home on the market costs, in credits',
});
export const getCreditBundles = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/credit-bundles',
  access: access.anyone,
  query: InLanguage,
  answer: CreditBundlesAnswer,
  caching: { shared: 300, etag: true },
  summary: 'Credit bundles on sale',
});

import { IsIn, IsInt, IsISO8601, Min } from 'class-validator';
import { IsCount, IsDay } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { CreditPrices } from '../prices.ts';
import { maxPriceLists } from '../commerce-limits.ts';

/** Prices of a currency from an instant on, until a newer list begins. */
export class CreditPriceList extends CreditPrices {
  @IsISO8601() validFrom!: string;
}
export class CurrencyPrices {
  @IsIn(currencies) currency!: Currency;
  /** Number of its lists; the next one names it. */
  @IsInt() version!: number;
  /** The one that begins last first, at most 25. */
  @ListOf(() => CreditPriceList, maxPriceLists) lists!: CreditPriceList[];
}
export class CreditPriceListsResponse {
  @ListOf(() => CurrencyPrices) currencies!: CurrencyPrices[];
}
export const listCreditPriceLists = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/credit-prices',
  access: access.permission('viewEcommerce'),
  response: CreditPriceListsResponse,
  summary: 'List the past, current and announced prices of listings, in credits',
});

/** Highest price of a listing, in credits. */
const maxCredits = 10_000;
export class AddCreditPrices {
  @IsIn(currencies) currency!: Currency;
  @IsCount(maxCredits) activation!: number;
  @IsCount(maxCredits) featuredActivation!: number;
  @IsCount(maxCredits) daily!: number;
  @IsCount(maxCredits) featuredDaily!: number;
  /** Business day on which the prices begin, today or later: `2026-12-01`. */
  @IsDay() validFrom!: string;
  /** `version` of the currency that the prices follow. */
  @IsInt() @Min(0) version!: number;
}
export const addCreditPrices = route({
  service: 'commerce',
  method: 'POST',
  path: '/admin/ecommerce/credit-prices',
  access: access.permission('modifyCreditBundles'),
  body: AddCreditPrices,
  response: CurrencyPrices,
  status: 201,
  lane: 'write',
  errors: ['version-conflict'],
  summary: 'Announce prices of listings from a day on',
});

import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { canadianProvinces, currencies, type CanadianProvince, type Currency } from '../kernel/vocabularies.ts';
import { billingProvinces } from './billing-information.ts';

/** One tax on an order. */
export class OrderTax {
  @IsString() name!: string;
  /** Parts per million: 99,750 is 9.975%. */
  @IsCount() ratePpm!: number;
  @IsCount() cents!: number;
}
/** What an order costs now. All amounts are integer cents of `currency`. */
export class OrderQuote {
  /** Absent for a membership. */
  @IsOptional() @IsUUID() bundleId?: string;
  /** Absent for a bundle. */
  @IsOptional() @IsUUID() planId?: string;
  /** Name of the bundle or membership, in the buyer's language. */
  @IsString() description!: string;
  /** 0 for a membership. */
  @IsCount() credits!: number;
  /** Free credits of the bundle and of the promo code. */
  @IsCount() bonusCredits!: number;
  @IsIn(currencies) currency!: Currency;
  @IsCount() priceCents!: number;
  @IsOptional() @IsString() promoCode?: string;
  @IsCount() discountCents!: number;
  @ListOf(() => OrderTax) taxes!: OrderTax[];
  @IsCount() totalCents!: number;
  /** False until a billing address is known: the total is then before tax. */
  @IsBoolean() isTaxKnown!: boolean;
}
/** Payment provider whose card fields the page shows. */
export class PaymentSetup {
  /** `sandbox`: the site has no keys; only test cards are accepted and no money moves. */
  @IsIn(['stripe', 'sandbox']) provider!: 'stripe' | 'sandbox';
  @IsOptional() @IsString() publishableKey?: string;
}
export class QuoteResponse extends OrderQuote {
  @Nested(() => PaymentSetup) payment!: PaymentSetup;
}
/** A field that excludes another one. */
const IsInsteadOf = (other: string) =>
  ValidateBy({
    name: 'insteadOf',
    validator: {
      validate: (_, about) => (about?.object as Readonly<Record<string, unknown>> | undefined)?.[other] === undefined,
    },
  });
/** What is ordered: a bundle or a membership. */
export class Cart {
  @ValidateIf(({ bundleId, planId }: Cart) => bundleId !== undefined || planId === undefined)
  @IsUUID()
  bundleId?: string;
  @IsOptional() @IsUUID() @IsInsteadOf('bundleId') planId?: string;
}
export class QuoteRequest extends Cart {
  /** Province or state of the billing address; absent: that of the saved one. */
  @IsOptional() @IsIn(billingProvinces) province?: string;
}
export class PromoCodeRequest extends QuoteRequest {
  @IsString() @MaxLength(40) promoCode!: string;
}
export class ProvinceQuotesRequest extends Cart {
  @IsOptional() @IsString() @MaxLength(40) promoCode?: string;
}
/** What an order costs with the taxes of one province or territory of Canada. */
export class ProvinceQuote {
  @IsIn(canadianProvinces) province!: CanadianProvince;
  @ListOf(() => OrderTax) taxes!: OrderTax[];
  @IsCount() totalCents!: number;
}
/** All amounts are integer cents of `currency`. */
export class ProvinceQuotesResponse {
  @IsIn(currencies) currency!: Currency;
  /** Without provinces in which nothing can be sold today. */
  @ListOf(() => ProvinceQuote) provinces!: ProvinceQuote[];
}

const ownSpending = access.role('landlord', 'createCheckout');

export const quoteOrder = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/quote',
  access: ownSpending,
  body: QuoteRequest,
  response: QuoteResponse,
  errors: ['payments-off', 'bundle-gone', 'plan-gone'],
  summary: 'Get what a bundle or a membership costs with tax',
});
export const applyPromoCode = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/promo-code',
  access: ownSpending,
  body: PromoCodeRequest,
  response: QuoteResponse,
  errors: ['payments-off', 'bundle-gone', 'promo-refused'],
  summary: 'Get what a bundle costs with a promo code; changes nothing',
});
export const quoteByProvince = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/quote/provinces',
  access: ownSpending,
  body: ProvinceQuotesRequest,
  response: ProvinceQuotesResponse,
  errors: ['bundle-gone', 'plan-gone', 'promo-refused'],
  summary: 'Get the taxes on an order in each province of Canada',
});

import { IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { PromoValue } from './promo-codes.resource.ts';
import { maxPromoUses } from '../commerce-limits.ts';

/** Reserved by an open order, final once it is paid, released when it is not. */
const useStates = ['reserved', 'final', 'released'] as const;

/** Use of a promo code by an order. */
export class PromoUse {
  @IsString() orderId!: string;
  @IsString() orderNumber!: string;
  /** Name on the billing address of the order. */
  @IsString() buyer!: string;
  @IsIn(useStates) state!: (typeof useStates)[number];
  @IsCount() discountCents!: number;
  @IsIn(currencies) currency!: Currency;
  @IsISO8601() at!: string;
}
export class PromoUsesParams {
  @IsUUID() id!: string;
}
export class PromoUsesResponse {
  /** Newest first. */
  @ListOf(() => PromoUse, maxPromoUses) uses!: PromoUse[];
}
export const listPromoUses = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/promo-codes/:id/uses',
  access: access.permission('viewPromoCodes'),
  params: PromoUsesParams,
  response: PromoUsesResponse,
  summary: 'List the newest 50 uses of a promo code',
});

export class PromoExampleQuery extends PromoValue {
  @IsUUID() bundleId!: string;
  /** Default: CAD. */
  @IsOptional() @IsIn(currencies) currency?: Currency;
}
/** What a code makes of the price of a bundle, before tax. */
export class PromoExample {
  @IsCount() credits!: number;
  @IsCount() priceCents!: number;
  @IsCount() discountedCents!: number;
  /** Credits that the code adds. */
  @IsCount() bonusCredits!: number;
  @IsIn(currencies) currency!: Currency;
}
export const getPromoExample = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/promo-example',
  access: access.permission('viewPromoCodes'),
  query: PromoExampleQuery,
  response: PromoExample,
  errors: ['not-found'],
  summary: 'Compute what a promo code would make of the price of a bundle',
});

import { Injectable } from '@nestjs/common';
import type { CanadianProvince } from '@porchlight/contracts';
import {
  countryOfProvince,
  leastChargeCents,
  type OrderQuote,
  type ProvinceQuotesResponse,
} from '@porchlight/contracts/commerce';
import type { LandlordCompany } from '../landlords/landlord-companies.ts';
import { subtract, sum, type Money } from '../money/money.ts';
import { promoRefused, PromoCodes, type AppliedPromo, type PromoRequest } from '../promo-codes/promo-codes.ts';
import { regionCurrency } from '../region-currency.ts';
import { placeOfSupply } from '../taxes/place-of-supply.ts';
import { taxLines, type TaxLine } from '../taxes/tax-lines.ts';
import { TaxRates, type AppliedRate } from '../taxes/tax-rates.ts';
import { Products, type Cart, type Product } from './products.ts';

/** What is ordered. */
export interface UntaxedRequest {
  readonly company: LandlordCompany;
  readonly cart: Cart;
  readonly promoCode?: string | undefined;
}
/** What is ordered, and where the buyer is taxed. */
export interface OrderRequest extends UntaxedRequest {
  /** Province or state of the billing address; undefined while it is unknown. */
  readonly province: string | undefined;
}
/** An order before tax. */
interface UntaxedOrder {
  readonly product: Product;
  readonly price: Money;
  readonly promo: AppliedPromo | undefined;
  readonly discount: Money;
}
/** An order with its amounts, all in one currency. */
export interface PricedOrder extends UntaxedOrder {
  readonly taxes: readonly TaxLine[];
  readonly tax: Money;
  readonly total: Money;
}

/** Prices orders: nothing of it comes from the browser but what is ordered. */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly products: Products,
    private readonly promoCodes: PromoCodes,
    private readonly taxRates: TaxRates,
  ) {}

  /** Throws as `Products.require` and `PromoCodes.apply`; a promo code is for bundles only. */
  async price({ province, ...request }: OrderRequest): Promise<PricedOrder> {
    const order = await this.#untaxed(request);
    return taxed(order, await this.#ratesIn(province));
  }

  /** Prices one order for each province of Canada. Throws as `price`. */
  async priceByProvince(request: UntaxedRequest): Promise<ProvinceQuotesResponse> {
    const order = await this.#untaxed(request);
    const provinces = await this.taxRates.byProvince(new Date());
    return {
      currency: order.price.currency,
      provinces: provinces.map(({ province, rates }) => {
        const { taxes, total } = taxed(order, rates);
        return { province, taxes: taxes.map(orderTaxOf), totalCents: total.cents };
      }),
    };
  }

  async #untaxed({ company, cart, promoCode }: UntaxedRequest): Promise<UntaxedOrder> {
    const { companyId, language } = company;
    const currency = regionCurrency(language);
    const product = await this.products.require(cart, company);
    const price = { cents: product.priceCents, currency };
    const promo = promoCode ? await this.#promoFor(product, { companyId, code: promoCode, price }) : undefined;
    const discount = promo?.discount ?? { cents: 0, currency };
    const { cents } = subtract(price, discount);
    if (promo && cents > 0 && cents < leastChargeCents) throw promoRefused('remainderTooSmall');
    return { product, price, promo, discount };
  }

  #promoFor({ bundleId }: Product, request: Omit<PromoRequest, 'bundleId'>): Promise<AppliedPromo> {
    if (bundleId === null) throw promoRefused('bundlesOnly');
    return this.promoCodes.apply({ ...request, bundleId });
  }

  async #ratesIn(province: string | undefined) {
    if (province === undefined) return [];
    const taxed: CanadianProvince | undefined = placeOfSupply({ country: countryOfProvince(province), province });
    return taxed ? this.taxRates.at(taxed, new Date()) : [];
  }
}

/** Returns an order with its taxes. */
function taxed(order: UntaxedOrder, rates: readonly AppliedRate[]): PricedOrder {
  const subtotal = subtract(order.price, order.discount);
  const taxes = taxLines(subtotal, rates);
  const tax = sum({ cents: 0, currency: subtotal.currency }, ...taxes);
  return { ...order, taxes, tax, total: sum(subtotal, tax) };
}

const orderTaxOf = ({ name, ratePpm, cents }: TaxLine) => ({ name, ratePpm, cents });

/** Returns a priced order for its buyer. */
export const quoteOf = (
  { product, price, promo, discount, taxes, total }: PricedOrder,
  province: string | undefined,
): OrderQuote => ({
  ...productIn(product),
  credits: product.credits,
  bonusCredits: product.bonusCredits + (promo?.bonusCredits ?? 0),
  currency: price.currency,
  priceCents: price.cents,
  ...(promo ? { promoCode: promo.code } : {}),
  discountCents: discount.cents,
  taxes: taxes.map(orderTaxOf),
  totalCents: total.cents,
  isTaxKnown: province !== undefined,
});

/** Returns what is ordered, as quotes name it. */
export const productIn = ({
  bundleId,
  planId,
  description,
}: Pick<Product, 'bundleId' | 'planId' | 'description'>): Pick<OrderQuote, 'bundleId' | 'planId' | 'description'> => ({
  ...(bundleId === null ? {} : { bundleId }),
  ...(planId === null ? {} : { planId }),
  description,
});

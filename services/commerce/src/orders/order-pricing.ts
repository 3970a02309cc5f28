import { Injectable } from '@nestjs/common';
import type { CanadianProvince } from '@porchlight/contracts';
import { countryOfProvince, leastChargeCents, type OrderQuote } from '@porchlight/contracts/commerce';
import type { LandlordCompany } from '../landlords/landlord-companies.ts';
import { subtract, sum, type Money } from '../money/money.ts';
import { promoRefused, PromoCodes, type AppliedPromo, type PromoRequest } from '../promo-codes/promo-codes.ts';
import { regionCurrency } from '../region-currency.ts';
import { placeOfSupply } from '../taxes/place-of-supply.ts';
import { taxLines, type TaxLine } from '../taxes/tax-lines.ts';
import { TaxRates } from '../taxes/tax-rates.ts';
import { Products, type Cart, type Product } from './products.ts';

/** What is ordered, and where the buyer is taxed. */
export interface OrderRequest {
  readonly company: LandlordCompany;
  readonly cart: Cart;
  readonly promoCode?: string | undefined;
  /** Province or state of the billing address; undefined while it is unknown. */
  readonly province: string | undefined;
}
/** An order with its amounts, all in one currency. */
export interface PricedOrder {
  readonly product: Product;
  readonly price: Money;
  readonly promo: AppliedPromo | undefined;
  readonly discount: Money;
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
  async price({ company, cart, promoCode, province }: OrderRequest): Promise<PricedOrder> {
    const { companyId, language } = company;
    const currency = regionCurrency(language);
    const product = await this.products.require(cart, company);
    const price = { cents: product.priceCents, currency };
    const promo = promoCode ? await this.#promoFor(product, { companyId, code: promoCode, price }) : undefined;
    const discount = promo?.discount ?? { cents: 0, currency };
    const subtotal = subtract(price, discount);
    if (promo && subtotal.cents > 0 && subtotal.cents < leastChargeCents) throw promoRefused('remainderTooSmall');
    const taxes = taxLines(subtotal, await this.#ratesIn(province));
    const tax = sum({ cents: 0, currency }, ...taxes);
    return { product, price, promo, discount, taxes, tax, total: sum(subtotal, tax) };
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
  taxes: taxes.map(({ name, ratePpm, cents }) => ({ name, ratePpm, cents })),
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

import { Injectable } from '@nestjs/common';
import type { CanadianProvince } from '@porchlight/contracts';
import { countryOfProvince, type OrderQuote } from '@porchlight/contracts/commerce';
import { Problem, SqlPool } from '@porchlight/service-kit';
import type { LandlordCompany } from '../landlords/landlord-companies.ts';
import { subtract, sum, type Money } from '../money/money.ts';
import { promoRefused, PromoCodes, type AppliedPromo } from '../promo-codes/promo-codes.ts';
import { regionCurrency } from '../region-currency.ts';
import { placeOfSupply } from '../taxes/place-of-supply.ts';
import { taxLines, type TaxLine } from '../taxes/tax-lines.ts';
import { TaxRates } from '../taxes/tax-rates.ts';
import { messages } from './messages.ts';

/** What is ordered, and where the buyer is taxed. */
export interface OrderRequest {
  readonly company: LandlordCompany;
  readonly bundleId: string;
  readonly promoCode?: string | undefined;
  /** Province or state of the billing address; undefined while it is unknown. */
  readonly province: string | undefined;
}
/** An order with its amounts, all in one currency. */
export interface PricedOrder {
  readonly bundle: Bundle;
  readonly price: Money;
  readonly promo: AppliedPromo | undefined;
  readonly discount: Money;
  readonly taxes: readonly TaxLine[];
  readonly tax: Money;
  readonly total: Money;
}
interface Bundle {
  readonly id: string;
  readonly description: string;
  readonly credits: number;
  readonly bonusCredits: number;
  readonly priceCents: number;
}

/** The least that a card can be charged. */
const leastCents = 50;

const bundleSql = `
  select id, coalesce(name ->> $2, name ->> 'en-CA') as description, credits, bonus_credits as "bonusCredits",
    price_cents as "priceCents"
  from credit_bundle join credit_bundle_price on bundle_id = id
  where id = $1 and currency = $3 and is_active and valid_from <= now() and (valid_to is null or valid_to > now())
    and (max_per_customer is null or max_per_customer > (
      select count(*) from purchase_order
      where company_id = $4 and purchase_order.bundle_id = credit_bundle.id and fulfilled_at is not null))`;

/** Prices orders: nothing of it comes from the browser but what is ordered. */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly pool: SqlPool,
    private readonly promoCodes: PromoCodes,
    private readonly taxRates: TaxRates,
  ) {}

  /** Throws 409 `bundle-gone` for a bundle that is not on sale to the company, and as `PromoCodes.apply`. */
  async price({ company, bundleId, promoCode, province }: OrderRequest): Promise<PricedOrder> {
    const { companyId, language } = company;
    const currency = regionCurrency(language);
    const bundle = await this.pool.row<Bundle>('bundle_for_sale', bundleSql, [bundleId, language, currency, companyId]);
    if (!bundle) throw new Problem(409, 'bundle-gone', messages.bundleGone);
    const price = { cents: bundle.priceCents, currency };
    const promo = promoCode ? await this.promoCodes.apply({ companyId, code: promoCode, bundleId, price }) : undefined;
    const discount = promo?.discount ?? { cents: 0, currency };
    const subtotal = subtract(price, discount);
    if (promo && subtotal.cents > 0 && subtotal.cents < leastCents) throw promoRefused('remainderTooSmall');
    const taxes = taxLines(subtotal, await this.#ratesIn(province));
    const tax = sum({ cents: 0, currency }, ...taxes);
    return { bundle, price, promo, discount, taxes, tax, total: sum(subtotal, tax) };
  }

  async #ratesIn(province: string | undefined) {
    if (province === undefined) return [];
    const taxed: CanadianProvince | undefined = placeOfSupply({ country: countryOfProvince(province), province });
    return taxed ? this.taxRates.at(taxed, new Date()) : [];
  }
}

/** Returns a priced order for its buyer. */
export const quoteOf = (
  { bundle, price, promo, discount, taxes, total }: PricedOrder,
  province: string | undefined,
): OrderQuote => ({
  bundleId: bundle.id,
  credits: bundle.credits,
  bonusCredits: bundle.bonusCredits + (promo?.bonusCredits ?? 0),
  currency: price.currency,
  priceCents: price.cents,
  ...(promo ? { promoCode: promo.code } : {}),
  discountCents: discount.cents,
  taxes: taxes.map(({ name, ratePpm, cents }) => ({ name, ratePpm, cents })),
  totalCents: total.cents,
  isTaxKnown: province !== undefined,
});

import { Injectable } from '@nestjs/common';
import { formatMessage } from '@porchlight/messages';
import { Problem, SqlPool } from '@porchlight/service-kit';
import type { LandlordCompany } from '../landlords/landlord-companies.ts';
import { regionCurrency } from '../region-currency.ts';
import { messages } from './messages.ts';
import { termNames, termPriceSql } from './membership-terms.ts';

/** What is ordered: one of the two is present. */
export interface Cart {
  readonly bundleId?: string;
  readonly planId?: string;
  /** Length of the membership instead of the plan's, in months; the price is in proportion. */
  readonly months?: number;
}
/** A bundle of credits or a membership, with the name and the price for its buyer. */
export interface Product {
  readonly bundleId: string | null;
  readonly planId: string | null;
  readonly description: string;
  readonly credits: number;
  readonly bonusCredits: number;
  /** Length of the period of a membership. */
  readonly membershipMonths: number | null;
  readonly includedListings: number | null;
  readonly priceCents: number;
}

const isOnSale = 'is_active and valid_from <= now() and (valid_to is null or valid_to > now())';
const bundleSql = `
  select id as "bundleId", null as "planId", coalesce(name ->> $2, name ->> 'en-CA') as description, credits,
    bonus_credits as "bonusCredits", null as "membershipMonths", null as "includedListings",
    price_cents as "priceCents", coalesce(max_per_customer <= (
      select count(*) from purchase_order
      where company_id = $4 and purchase_order.bundle_id = credit_bundle.id and fulfilled_at is not null), false)
      as "isBoughtUp"
  from credit_bundle join credit_bundle_price on bundle_id = id
  where id = $1 and currency = $3 and ${isOnSale}`;
const planSql = `
  select null as "bundleId", id as "planId", coalesce(name ->> $2, name ->> 'en-CA') as description, 0 as credits,
    0 as "bonusCredits", coalesce($4::int, months) as "membershipMonths", included_listings as "includedListings",
    ${termPriceSql('coalesce($4::int, months)')} as "priceCents", months as "planMonths"
  from membership_plan join membership_plan_price on plan_id = id
  where id = $1 and currency = $3 and ${isOnSale}`;

/** Finds what is on sale. */
@Injectable()
export class Products {
  constructor(private readonly pool: SqlPool) {}

  /** Throws 409 `bundle-gone` or `plan-gone` for what is not on sale, or no longer to the company. */
  async require({ bundleId, planId, months }: Cart, { companyId, language }: LandlordCompany): Promise<Product> {
    const offer = [language, regionCurrency(language)];
    if (planId === undefined) return this.#bundle([bundleId, ...offer, companyId]);
    const values = [planId, ...offer, months ?? null];
    const row = await this.pool.row<Product & { planMonths: number }>('plan_for_sale', planSql, values);
    if (!row) throw new Problem(409, 'plan-gone', messages.planGone);
    const { planMonths, ...plan } = row;
    if (months === undefined || months === planMonths) return plan;
    return { ...plan, description: formatMessage(termNames, language, 'membership', { months }) };
  }

  async #bundle(values: readonly unknown[]): Promise<Product> {
    const row = await this.pool.row<Product & { isBoughtUp: boolean }>('bundle_for_sale', bundleSql, values);
    if (!row) throw new Problem(409, 'bundle-gone', messages.bundleGone);
    const { isBoughtUp, ...bundle } = row;
    if (isBoughtUp) throw new Problem(409, 'bundle-gone', messages.bundleBoughtUp);
    return bundle;
  }
}

import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { MembershipPlan } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { regionCurrency } from '../region-currency.ts';

const onSaleSql = `
  select id, coalesce(name ->> $1, name ->> 'en-CA') as name, months, included_listings as "includedListings",
    price_cents as "priceCents", currency
  from membership_plan join membership_plan_price on plan_id = id
  where currency = $2 and is_active and valid_from <= now() and (valid_to is null or valid_to > now())
  order by sort_order, months, id`;

/** Lists the memberships on sale in the operator's order. */
@Injectable()
export class MembershipPlansService {
  constructor(private readonly pool: SqlPool) {}

  onSale(language: Language): Promise<MembershipPlan[]> {
    const values = [language, regionCurrency(language)];
    return this.pool.rows<MembershipPlan>('membership_plans_on_sale', onSaleSql, values);
  }
}

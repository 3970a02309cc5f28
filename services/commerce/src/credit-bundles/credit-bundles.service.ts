import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { CreditBundle } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { regionCurrency } from '../region-currency.ts';

interface BundleRow extends Omit<CreditBundle, 'maxPerCustomer'> {
  maxPerCustomer: number | null;
}

/** Lists the bundles on sale in the operator's order. */
@Injectable()
export class CreditBundlesService {
  constructor(private readonly pool: SqlPool) {}

  async onSale(language: Language): Promise<CreditBundle[]> {
    const rows = await this.pool.rows<BundleRow>(
      'credit_bundles_on_sale',
      `
      select id, coalesce(name ->> $1, name ->> 'en-CA') as name, credits, bonus_credits as "bonusCredits",
        price_cents as "priceCents", currency, max_per_customer as "maxPerCustomer", is_best_value as "isBestValue"
      from credit_bundle join credit_bundle_price on bundle_id = id
      where currency = $2 and is_active and valid_from <= now() and (valid_to is null or valid_to > now())
      order by sort_order, credits, id`,
      [language, regionCurrency(language)],
    );
    return rows.map(({ maxPerCustomer, ...bundle }) => ({
      ...bundle,
      ...(maxPerCustomer === null ? {} : { maxPerCustomer }),
    }));
  }
}

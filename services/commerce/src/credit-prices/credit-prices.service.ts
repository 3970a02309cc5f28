import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import type { CreditPrices } from '@porchlight/contracts/commerce';
import { SqlPool, unavailable } from '@porchlight/service-kit';

/** Reads the current price list. */
@Injectable()
export class CreditPricesService {
  constructor(private readonly pool: SqlPool) {}

  async current(currency: Currency): Promise<CreditPrices> {
    const [prices] = await this.pool.rows<CreditPrices>(
      'credit_prices',
      `
      select activation, featured_activation as "featuredActivation", daily, featured_daily as "featuredDaily"
      from credit_price where currency = $1 and valid_from <= now() order by valid_from desc limit 1`,
      [currency],
    );
    // The migration inserts a price list in each currency; without one nothing may be charged.
    if (!prices) throw unavailable();
    return prices;
  }
}

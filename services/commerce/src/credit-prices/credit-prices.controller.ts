import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getCreditPrices, type CreditPricesResponse } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { regionCurrency } from '../region-currency.ts';
import { CreditPricesService } from './credit-prices.service.ts';

/** Public prices of a listing. */
@Controller()
export class CreditPricesController {
  constructor(private readonly prices: CreditPricesService) {}

  @Handle(getCreditPrices)
  async show(@Input() { query }: InputOf<typeof getCreditPrices>): Promise<CreditPricesResponse> {
    return { creditPrices: await this.prices.current(regionCurrency(query.lang)) };
  }
}

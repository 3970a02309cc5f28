import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getCreditPrices, type CreditPricesAnswer } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { regionCurrency } from '../region-currency.ts';
import { CreditPricesService } from './credit-prices.service.ts';

/** What a home on the market costs. */
@Controller()
export class CreditPricesController {
  constructor(private readonly prices: CreditPricesService) {}

  @Handle(getCreditPrices)
  async show(@Input() { query }: InputOf<typeof getCreditPrices>): Promise<CreditPricesAnswer> {
    return { creditPrices: await this.prices.of(regionCurrency(query.lang)) };
  }
}

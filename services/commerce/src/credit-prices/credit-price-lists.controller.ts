import { Controller } from '@nestjs/common';
import { currencies, type Caller, type InputOf } from '@porchlight/contracts';
import {
  addCreditPrices,
  listCreditPriceLists,
  type CreditPriceListsResponse,
  type CurrencyPrices,
} from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { CreditPriceLists } from './credit-price-lists.ts';

/** Prices of listings, for staff. */
@Controller()
export class CreditPriceListsController {
  constructor(private readonly lists: CreditPriceLists) {}

  @Handle(listCreditPriceLists)
  async list(): Promise<CreditPriceListsResponse> {
    return { currencies: await Promise.all(currencies.map((currency) => this.lists.of(currency))) };
  }

  @Handle(addCreditPrices)
  add(
    @Input() { body }: InputOf<typeof addCreditPrices>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CurrencyPrices> {
    return this.lists.add(body, { caller, client });
  }
}

import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  addTaxRate,
  addTaxRegistrationNumber,
  changeTaxRate,
  listTaxRates,
  removeTaxRate,
  type ProvinceTaxRates,
} from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { TaxRateChanges } from './tax-rate-changes.ts';

/** Tax rates of provinces, for staff. */
@Controller()
export class TaxRatesController {
  constructor(private readonly rates: TaxRateChanges) {}

  @Handle(listTaxRates)
  list(@Input() { params }: InputOf<typeof listTaxRates>): Promise<ProvinceTaxRates> {
    return this.rates.of(params.province);
  }

  @Handle(addTaxRate)
  add(
    @Input() { params, body }: InputOf<typeof addTaxRate>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProvinceTaxRates> {
    return this.rates.add(params.province, body, { caller, client });
  }

  @Handle(changeTaxRate)
  change(
    @Input() { params, body }: InputOf<typeof changeTaxRate>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProvinceTaxRates> {
    return this.rates.change(params, body, { caller, client });
  }

  @Handle(addTaxRegistrationNumber)
  addNumber(
    @Input() { params, body }: InputOf<typeof addTaxRegistrationNumber>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProvinceTaxRates> {
    return this.rates.addNumber(params, body, { caller, client });
  }

  @Handle(removeTaxRate)
  remove(
    @Input() { params, body }: InputOf<typeof removeTaxRate>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProvinceTaxRates> {
    return this.rates.remove(params, body.version, { caller, client });
  }
}

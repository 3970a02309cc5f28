import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { applyPromoCode, quoteOrder, type OrderQuote, type QuoteRequest } from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { BillingInformationService } from '../billing/billing-information.service.ts';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { OrderPricing, quoteOf } from './order-pricing.ts';

/** What an order would cost; nothing is changed. */
@Controller()
export class QuotesController {
  constructor(
    private readonly companies: LandlordCompanies,
    private readonly billing: BillingInformationService,
    private readonly pricing: OrderPricing,
  ) {}

  @Handle(quoteOrder)
  quote(@Input() { body }: InputOf<typeof quoteOrder>, @CallerOf() caller: Caller): Promise<OrderQuote> {
    return this.#quote(caller, body);
  }

  @Handle(applyPromoCode)
  promoCode(@Input() { body }: InputOf<typeof applyPromoCode>, @CallerOf() caller: Caller): Promise<OrderQuote> {
    return this.#quote(caller, body, body.promoCode);
  }

  async #quote(caller: Caller, { bundleId, province }: QuoteRequest, promoCode?: string): Promise<OrderQuote> {
    const personId = requireUser(caller);
    const company = await this.companies.require(personId);
    const taxed = province ?? (await this.billing.find(personId))?.province;
    return quoteOf(await this.pricing.price({ company, bundleId, promoCode, province: taxed }), taxed);
  }
}

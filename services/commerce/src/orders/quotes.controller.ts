import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  applyPromoCode,
  quoteByProvince,
  quoteOrder,
  type ProvinceQuotesResponse,
  type QuoteRequest,
  type QuoteResponse,
} from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { BillingInformationService } from '../billing/billing-information.service.ts';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { OrderPricing, quoteOf } from './order-pricing.ts';

/** What an order would cost; nothing is changed. */
@Controller()
export class QuotesController {
  constructor(
    private readonly companies: LandlordCompanies,
    private readonly billing: BillingInformationService,
    private readonly pricing: OrderPricing,
    private readonly provider: PaymentProvider,
  ) {}

  @Handle(quoteOrder)
  quote(@Input() { body }: InputOf<typeof quoteOrder>, @CallerOf() caller: Caller): Promise<QuoteResponse> {
    return this.#quote(caller, body);
  }

  @Handle(applyPromoCode)
  promoCode(@Input() { body }: InputOf<typeof applyPromoCode>, @CallerOf() caller: Caller): Promise<QuoteResponse> {
    return this.#quote(caller, body, body.promoCode);
  }

  @Handle(quoteByProvince)
  async byProvince(
    @Input() { body: { promoCode, ...cart } }: InputOf<typeof quoteByProvince>,
    @CallerOf() caller: Caller,
  ): Promise<ProvinceQuotesResponse> {
    const company = await this.companies.require(requireUser(caller));
    return this.pricing.priceByProvince({ company, cart, promoCode });
  }

  async #quote(caller: Caller, { province, ...cart }: QuoteRequest, promoCode?: string): Promise<QuoteResponse> {
    const personId = requireUser(caller);
    const company = await this.companies.require(personId);
    const taxed = province ?? (await this.billing.find(personId))?.province;
    const priced = await this.pricing.price({ company, cart, promoCode, province: taxed });
    return { ...quoteOf(priced, taxed), payment: this.provider.setup };
  }
}

import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeBillingInformation,
  getBillingInformation,
  type BillingInformationResponse,
} from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { BillingInformationService } from './billing-information.service.ts';

/** Billing address of the calling landlord's company. */
@Controller()
export class BillingInformationController {
  constructor(private readonly billing: BillingInformationService) {}

  @Handle(getBillingInformation)
  async get(
    @Input() _: InputOf<typeof getBillingInformation>,
    @CallerOf() caller: Caller,
  ): Promise<BillingInformationResponse> {
    return { billingInformation: await this.billing.find(requireUser(caller)) };
  }

  @Handle(changeBillingInformation)
  async change(
    @Input() { body }: InputOf<typeof changeBillingInformation>,
    @CallerOf() caller: Caller,
  ): Promise<BillingInformationResponse> {
    return { billingInformation: await this.billing.save(requireUser(caller), body) };
  }
}

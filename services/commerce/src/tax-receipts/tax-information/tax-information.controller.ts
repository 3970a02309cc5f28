import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { changeTaxInformation, getTaxInformation, type TaxInformationResponse } from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { TaxInformationService } from './tax-information.service.ts';

/** Tax information of the calling landlord's company. */
@Controller()
export class TaxInformationController {
  constructor(private readonly information: TaxInformationService) {}

  @Handle(getTaxInformation)
  async get(
    @Input() _: InputOf<typeof getTaxInformation>,
    @CallerOf() caller: Caller,
  ): Promise<TaxInformationResponse> {
    return { taxInformation: await this.information.own(requireUser(caller)) };
  }

  @Handle(changeTaxInformation)
  async change(
    @Input() { body }: InputOf<typeof changeTaxInformation>,
    @CallerOf() caller: Caller,
  ): Promise<TaxInformationResponse> {
    return { taxInformation: await this.information.change(requireUser(caller), body) };
  }
}

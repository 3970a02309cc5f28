import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeLowCreditMail,
  getLowCreditMail,
  getUsage,
  type LowCreditMail,
  type UsageResponse,
} from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { LowCreditMailService } from './low-credit-mail.service.ts';
import { UsageService } from './usage.service.ts';

/** Usage of credits by the calling landlord's company, and the caller's choice about mails before they run out. */
@Controller()
export class UsageController {
  constructor(
    private readonly usage: UsageService,
    private readonly mail: LowCreditMailService,
  ) {}

  @Handle(getUsage)
  report(@Input() { query }: InputOf<typeof getUsage>, @CallerOf() caller: Caller): Promise<UsageResponse> {
    return this.usage.usage(requireUser(caller), query.days ?? 30);
  }

  @Handle(getLowCreditMail)
  lowCreditMail(@Input() _: InputOf<typeof getLowCreditMail>, @CallerOf() caller: Caller): Promise<LowCreditMail> {
    return this.mail.find(requireUser(caller));
  }

  @Handle(changeLowCreditMail)
  changeLowCreditMail(
    @Input() { body }: InputOf<typeof changeLowCreditMail>,
    @CallerOf() caller: Caller,
  ): Promise<LowCreditMail> {
    return this.mail.change(requireUser(caller), body);
  }
}

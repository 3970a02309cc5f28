import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { changeLeadMail, getLeadMail, type LeadMail } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { LeadMailChoice } from './lead-mail-choice.ts';

/** A landlord's choice about mails with the messages of renters. */
@Controller()
export class LeadMailController {
  constructor(private readonly choice: LeadMailChoice) {}

  @Handle(getLeadMail)
  get(@Input() _: InputOf<typeof getLeadMail>, @CallerOf() caller: Caller): Promise<LeadMail> {
    return this.choice.find(requireUser(caller));
  }

  @Handle(changeLeadMail)
  change(@Input() { body }: InputOf<typeof changeLeadMail>, @CallerOf() caller: Caller): Promise<LeadMail> {
    return this.choice.change(requireUser(caller), body);
  }
}

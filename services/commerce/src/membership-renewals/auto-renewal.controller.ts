import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { changeMembership } from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { AutoRenewal } from './auto-renewal.ts';

/** Membership of the calling landlord's company. */
@Controller()
export class AutoRenewalController {
  constructor(private readonly autoRenewal: AutoRenewal) {}

  @Handle(changeMembership)
  async change(@Input() { body }: InputOf<typeof changeMembership>, @CallerOf() caller: Caller): Promise<Done> {
    if (body.autoRenews) await this.autoRenewal.start(requireUser(caller));
    else await this.autoRenewal.end(requireUser(caller));
    return {};
  }
}

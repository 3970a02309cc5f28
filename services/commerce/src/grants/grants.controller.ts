import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { grantCredits, type GrantResponse } from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { GrantsService } from './grants.service.ts';

/** Credits that staff grant. */
@Controller()
export class GrantsController {
  constructor(private readonly grants: GrantsService) {}

  @Handle(grantCredits)
  grant(
    @Input() { body }: InputOf<typeof grantCredits>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<GrantResponse> {
    return this.grants.grant(body, { caller, client });
  }
}

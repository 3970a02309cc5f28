import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { reauthenticate } from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ReauthenticationService } from './reauthentication.service.ts';

@Controller()
export class ReauthenticationController {
  constructor(private readonly reauthentication: ReauthenticationService) {}

  @Handle(reauthenticate)
  async confirm(
    @Input() { body }: InputOf<typeof reauthenticate>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.reauthentication.confirm(caller, body, client);
    return {};
  }
}

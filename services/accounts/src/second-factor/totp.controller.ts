import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  confirmTotp,
  endTotp,
  getTotp,
  renewRecoveryCodes,
  startTotp,
  type RecoveryCodes,
  type TotpSecret,
  type TotpState,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { TotpService } from './totp.service.ts';

@Controller()
export class TotpController {
  constructor(private readonly totp: TotpService) {}

  @Handle(getTotp)
  state(@Input() _: InputOf<typeof getTotp>, @CallerOf() caller: Caller): Promise<TotpState> {
    return this.totp.state(caller);
  }

  @Handle(startTotp)
  start(
    @Input() { body }: InputOf<typeof startTotp>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<TotpSecret> {
    return this.totp.start(caller, body.current_password, client);
  }

  @Handle(confirmTotp)
  confirm(
    @Input() { body }: InputOf<typeof confirmTotp>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RecoveryCodes> {
    return this.totp.confirm(caller, body.code, client);
  }

  @Handle(renewRecoveryCodes)
  renew(
    @Input() { body }: InputOf<typeof renewRecoveryCodes>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RecoveryCodes> {
    return this.totp.renewRecoveryCodes(caller, body.current_password, client);
  }

  @Handle(endTotp)
  async end(
    @Input() { body }: InputOf<typeof endTotp>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.totp.end(caller, body.current_password, client);
    return {};
  }
}

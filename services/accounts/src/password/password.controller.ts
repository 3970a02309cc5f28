import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  verifyMailWithPassword,
  type LoginResponse,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { PasswordChangeService } from './password-change.service.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Controller()
export class PasswordController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly changes: PasswordChangeService,
  ) {}

  @Handle(requestPasswordReset)
  async request(@Input() { body }: InputOf<typeof requestPasswordReset>): Promise<Done> {
    await this.resets.request(body.email);
    return {};
  }

  @Handle(resetPassword)
  reset(@Input() { params, body }: InputOf<typeof resetPassword>, @ClientOf() client: Client): Promise<LoginResponse> {
    return this.resets.reset('password-reset', params.token, body, client);
  }

  @Handle(verifyMailWithPassword)
  verifyMail(
    @Input() { params, body }: InputOf<typeof verifyMailWithPassword>,
    @ClientOf() client: Client,
  ): Promise<LoginResponse> {
    return this.resets.reset('verify-email', params.token, body, client);
  }

  @Handle(changePassword)
  async change(
    @Input() { body }: InputOf<typeof changePassword>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.changes.change(body, caller, client);
    return {};
  }
}

import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  getMailVerification,
  rejectMailVerification,
  verifyMail,
  type MailVerificationState,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, Problem, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { ConfirmPages } from '../confirm/confirm-pages.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { MailVerification } from './mail-verification.ts';
import { messages } from './messages.ts';

/** Verification of an email address by a mailed link: GET returns the state of the link, POST consumes it. */
@Controller()
export class MailVerificationController {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly pages: ConfirmPages,
    private readonly verification: MailVerification,
  ) {}

  @Handle(getMailVerification)
  async state(
    @Input() { params }: InputOf<typeof getMailVerification>,
    @CallerOf() { userId }: Caller,
  ): Promise<MailVerificationState> {
    const state = await this.pages.stateOf('verify-email', params.token);
    const isOwn = userId !== undefined && this.links.issuedFor('verify-email', params.token) === userId;
    if (state.state === 'valid') return { ...state, isOwn };
    // Only the account itself learns that its address is verified; to others a used link says nothing.
    return isOwn && (await this.verification.isVerified(this.source.manager, userId))
      ? { ...state, state: 'used', isOwn }
      : state;
  }

  @Handle(verifyMail)
  async verify(
    @Input() { params }: InputOf<typeof verifyMail>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'verify-email', params.token);
      // A stranger may have registered the address: without the account's session its password must be replaced.
      // @mutation verification-session
      if (caller.userId !== personId) throw new Problem(403, 'new-password-needed', messages.newPasswordNeeded);
      await this.verification.markVerified(manager, personId, client, caller.sessionId);
    });
    return {};
  }

  @Handle(rejectMailVerification)
  async reject(@Input() { params }: InputOf<typeof rejectMailVerification>, @ClientOf() client: Client): Promise<Done> {
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'verify-email', params.token);
      await this.verification.reject(manager, personId, client);
    });
    return {};
  }
}

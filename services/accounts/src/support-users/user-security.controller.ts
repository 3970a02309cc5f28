import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  endSessionOfUser,
  endSessionsOfUser,
  listUserMails,
  listUserSessions,
  sendUserPasswordReset,
  sendUserVerification,
  type UserMails,
  type UserSessions,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { UserSecurityService } from './user-security.service.ts';

/** Endpoints of support for sessions, mails and reset links of users. */
@Controller()
export class UserSecurityController {
  constructor(private readonly security: UserSecurityService) {}

  @Handle(listUserSessions)
  sessions(@Input() { params }: InputOf<typeof listUserSessions>): Promise<UserSessions> {
    return this.security.sessions(params.id);
  }

  @Handle(listUserMails)
  mails(@Input() { params }: InputOf<typeof listUserMails>): Promise<UserMails> {
    return this.security.mails(params.id);
  }

  @Handle(endSessionOfUser)
  async endSession(
    @Input() { params }: InputOf<typeof endSessionOfUser>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.security.endSession(params.id, params.sessionId, { caller, client });
    return {};
  }

  @Handle(endSessionsOfUser)
  async endSessions(
    @Input() { params }: InputOf<typeof endSessionsOfUser>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.security.endSessions(params.id, { caller, client });
    return {};
  }

  @Handle(sendUserPasswordReset)
  async reset(
    @Input() { params }: InputOf<typeof sendUserPasswordReset>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.security.sendPasswordReset(params.id, { caller, client });
    return {};
  }

  @Handle(sendUserVerification)
  async verify(
    @Input() { params }: InputOf<typeof sendUserVerification>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.security.sendVerification(params.id, { caller, client });
    return {};
  }
}

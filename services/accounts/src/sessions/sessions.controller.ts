import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { logout } from '@porchlight/contracts/accounts';
import { resolveSession, type SessionResponse } from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ApiKeyResolver } from './api-key-resolver.ts';
import { parseToken } from './session-token.ts';
import { SessionsService } from './sessions.service.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiKeys: ApiKeyResolver,
  ) {}

  @Handle(resolveSession)
  async resolve(@Input() { body }: InputOf<typeof resolveSession>): Promise<SessionResponse> {
    const token = parseToken(body.token);
    if (!token) return {};
    const session = await (token.kind === 'session'
      ? this.sessions.resolve(token, body.binding)
      : this.apiKeys.resolve(token));
    return session ? { session } : {};
  }

  @Handle(logout)
  async logout(
    @Input() _: InputOf<typeof logout>,
    @CallerOf() { sessionId, userId }: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    if (sessionId && userId) await this.sessions.end(sessionId, userId, client);
    return {};
  }
}

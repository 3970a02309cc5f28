import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { logout } from '@porchlight/contracts/accounts';
import { resolveSession, type SessionResponse } from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ApiKeyResolver } from './api-key-resolver.ts';
import { parseToken } from './session-token.ts';
import { SessionsService } from './sessions.service.ts';
import { ViewResolver } from './view-resolver.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiKeys: ApiKeyResolver,
    private readonly views: ViewResolver,
  ) {}

  @Handle(resolveSession)
  async resolve(@Input() { body }: InputOf<typeof resolveSession>): Promise<SessionResponse> {
    const token = parseToken(body.token);
    if (!token) return {};
    const resolver = { session: this.sessions, 'api-key': this.apiKeys, view: this.views }[token.kind];
    const session = await resolver.resolve(token, body.binding);
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

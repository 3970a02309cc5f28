import { Injectable } from '@nestjs/common';
import type { LoginResponse } from '@porchlight/contracts/accounts';
import { unauthenticated, type Client } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service.ts';
import { SessionsService } from './sessions.service.ts';

/** Begins a session and returns the response of every call that logs a user in: token and user. */
@Injectable()
export class LoginSessions {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
  ) {}

  async begin(manager: EntityManager, personId: string, client: Client): Promise<LoginResponse> {
    const user = await this.users.userOf(personId, manager);
    if (!user) throw unauthenticated();
    const token = await this.sessions.begin(manager, { id: user.id, roles: user.roles.map(({ key }) => key) }, client);
    return { tokenInfo: { access_token: token }, user };
  }
}

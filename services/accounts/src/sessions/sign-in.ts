import { Injectable } from '@nestjs/common';
import type { LoginAnswer } from '@porchlight/contracts/accounts';
import { unauthenticated, type Client } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { PeopleService } from '../people/people.service.ts';
import { SessionsService } from './sessions.service.ts';

/** The answer of every call after which somebody is signed in: a token and who they are. */
@Injectable()
export class SignIn {
  constructor(
    private readonly people: PeopleService,
    private readonly sessions: SessionsService,
  ) {}

  async begin(manager: EntityManager, personId: string, client: Client): Promise<LoginAnswer> {
    const user = await this.people.userOf(personId, manager);
    if (!user) throw unauthenticated();
    const token = await this.sessions.begin(manager, { id: user.id, roles: user.roles.map(({ key }) => key) }, client);
    return { tokenInfo: { access_token: token }, user };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Login, LoginAnswer } from '@porchlight/contracts/accounts';
import { Problem, SqlPool, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { PeopleService } from '../people/people.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasswordHasher } from './password-hasher.ts';
import { words } from './words.ts';

interface Stored { readonly personId: string; readonly passwordHash: string }

/** Signs people in. An address that nobody has is answered like a wrong password, in the same time. */
@Injectable()
export class LoginService {
  constructor(private readonly pool: SqlPool, private readonly throttle: LoginThrottle, private readonly hasher: PasswordHasher,
    private readonly people: PeopleService, private readonly sessions: SessionsService, @InjectDataSource() private readonly source: DataSource) {}

  async login({ email, password }: Login, client: Client): Promise<LoginAnswer> {
    const wait = await this.throttle.reserve(email, client.ip);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyTries, { retryAfter: wait });
    const stored = await this.#storedOf(email);
    const isRight = await this.hasher.holds(password, stored?.passwordHash);
    const user = isRight && stored ? await this.people.userOf(stored.personId) : undefined;
    if (!user) throw new Problem(401, 'wrong-credentials', words.wrongCredentials);
    await this.throttle.forget(email, client.ip);
    return this.source.transaction(async (manager) => ({ tokenInfo: { access_token: await this.sessions.begin(manager, { id: user.id, roles: user.roles.map(({ key }) => key) }, client) }, user }));
  }

  #storedOf(email: string): Promise<Stored | undefined> {
    return this.pool.row<Stored>('login_stored', `select credential.person_id as "personId", credential.password_hash as "passwordHash"
      from person join credential on credential.person_id = person.id where person.email = $1`, [email.toLowerCase()]);
  }
}

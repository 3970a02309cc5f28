import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Login, LoginAnswer } from '@porchlight/contracts/accounts';
import { Problem, SqlPool, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { plainEmail } from '../people/plain-email.ts';
import { SignIn } from '../sessions/sign-in.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasswordHasher } from './password-hasher.ts';
import { words } from './words.ts';

interface Stored { readonly personId: string; readonly passwordHash: string; readonly isActive: boolean }

/** Signs people in. An address that nobody has is answered like a wrong password, in the same time. */
@Injectable()
export class LoginService {
  constructor(private readonly pool: SqlPool, private readonly throttle: LoginThrottle, private readonly hasher: PasswordHasher,
    private readonly signIn: SignIn, @InjectDataSource() private readonly source: DataSource) {}

  async login({ email, password }: Login, client: Client): Promise<LoginAnswer> {
    const wait = await this.throttle.reserve(email, client.ip);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyTries, { retryAfter: wait });
    const stored = await this.#storedOf(email);
    const isRight = await this.hasher.holds(password, stored?.passwordHash);
    if (!stored || !isRight || !stored.isActive) throw new Problem(401, 'wrong-credentials', words.wrongCredentials);
    await this.throttle.forget(email, client.ip);
    if (this.hasher.isOutdated(stored.passwordHash)) await this.#hashAnew(stored, password);
    return this.source.transaction((manager) => this.signIn.begin(manager, stored.personId, client));
  }

  // Unless it was changed meanwhile.
  async #hashAnew({ personId, passwordHash }: Stored, password: string): Promise<void> {
    await this.pool.touch('login_hash_anew', 'update credential set password_hash = $3 where person_id = $1 and password_hash = $2', [personId, passwordHash, await this.hasher.hash(password)]);
  }

  #storedOf(email: string): Promise<Stored | undefined> {
    return this.pool.row<Stored>('login_stored', `select credential.person_id as "personId", credential.password_hash as "passwordHash", person.state = 'active' as "isActive"
      from person join credential on credential.person_id = person.id where person.email = $1 and person.state <> 'decoy'`, [plainEmail(email)]);
  }
}

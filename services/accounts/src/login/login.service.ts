import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Login, LoginAnswer } from '@porchlight/contracts/accounts';
import { type Client, plainEmail, Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { SignIn } from '../sessions/sign-in.ts';
import { LoginThrottle } from './login-throttle.ts';
import { NewDevice } from './new-device.ts';
import { PasswordHasher } from './password-hasher.ts';
import { SecondStep } from './second-step.ts';
import { words } from './words.ts';

interface Stored {
  readonly personId: string;
  readonly passwordHash: string;
  readonly isActive: boolean;
}

/** Signs people in. An address that nobody has is answered like a wrong password, in the same time. */
@Injectable()
export class LoginService {
  constructor(
    private readonly pool: SqlPool,
    private readonly throttle: LoginThrottle,
    private readonly hasher: PasswordHasher,
    private readonly signIn: SignIn,
    private readonly secondStep: SecondStep,
    private readonly newDevice: NewDevice,
    private readonly audit: Audit,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async login({ email, password, otp }: Login, client: Client): Promise<LoginAnswer> {
    const wait = await this.throttle.reserve(email, client.ip);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyTries, { retryAfter: wait });
    const stored = await this.#storedOf(email);
    const isRight = await this.hasher.holds(password, stored?.passwordHash);
    if (!stored || !isRight || !stored.isActive) return this.#fail(email, stored, client);
    await this.secondStep
      .check({ personId: stored.personId, email, otp })
      .catch((error: unknown) => this.#noteRefusal(error, stored, client));
    await this.throttle.forget(email, client.ip);
    if (this.hasher.isOutdated(stored.passwordHash)) await this.#hashAnew(stored, password);
    return this.source.transaction(async (manager) => {
      await this.#stillHolds(manager, stored, password);
      await this.newDevice.tell(manager, stored.personId, client);
      await this.audit.record(manager, {
        action: 'login.succeeded',
        actorId: stored.personId,
        objectKind: 'person',
        objectId: stored.personId,
        ip: client.ip,
        requestId: client.requestId,
      });
      return this.signIn.begin(manager, stored.personId, client);
    });
  }

  async #fail(email: string, stored: Stored | undefined, { ip, requestId }: Client): Promise<never> {
    await this.secondStep.countFailure(email);
    await this.#noteFailure(stored, { ip, requestId });
    throw wrongCredentials();
  }

  // A code that is asked for is no failure yet.
  async #noteRefusal(error: unknown, stored: Stored, client: Client): Promise<never> {
    if (error instanceof Problem && error.code === 'otp-wrong') await this.#noteFailure(stored, client);
    throw error;
  }

  async #noteFailure(stored: Stored | undefined, { ip, requestId }: Pick<Client, 'ip' | 'requestId'>): Promise<void> {
    await this.audit.record(this.source.manager, {
      action: 'login.failed',
      objectKind: 'person',
      objectId: stored?.personId,
      ip,
      requestId,
    });
  }

  // A password that was changed while we looked at it signs nobody in: the lock makes the change wait, or us see it.
  async #stillHolds(manager: EntityManager, { personId, passwordHash }: Stored, password: string): Promise<void> {
    const [now] = await manager.query<{ hash: string }[]>(
      'select password_hash as hash from credential where person_id = $1 for share',
      [personId],
    );
    const holds = now !== undefined && (now.hash === passwordHash || (await this.hasher.holds(password, now.hash)));
    if (!holds) throw wrongCredentials();
  }

  // Unless it was changed meanwhile.
  async #hashAnew({ personId, passwordHash }: Stored, password: string): Promise<void> {
    await this.pool.touch(
      'login_hash_anew',
      'update credential set password_hash = $3 where person_id = $1 and password_hash = $2',
      [personId, passwordHash, await this.hasher.hash(password)],
    );
  }

  #storedOf(email: string): Promise<Stored | undefined> {
    return this.pool.row<Stored>(
      'login_stored',
      `select credential.person_id as "personId", credential.password_hash as "passwordHash", person.state = 'active' as "isActive"
      from person join credential on credential.person_id = person.id where person.email = $1 and person.state <> 'decoy'`,
      [plainEmail(email)],
    );
  }
}

const wrongCredentials = () => new Problem(401, 'wrong-credentials', words.wrongCredentials);

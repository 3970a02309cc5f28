import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Login, LoginResponse } from '@porchlight/contracts/accounts';
import { type Client, normalizeEmail, Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { LoginSessions } from '../sessions/login-sessions.ts';
import { BreachRecheck } from './breach-recheck.ts';
import { LoginThrottle } from './login-throttle.ts';
import { NewDeviceNotifier } from './new-device-notifier.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { SecondFactor } from '../second-factor/second-factor.ts';
import { messages } from './messages.ts';

const slots = ['account', 'oldest decoy', 'newest decoy'] as const;
interface StoredCredential {
  readonly personId: string;
  readonly passwordHash: string;
  readonly isActive: boolean;
  readonly slot: (typeof slots)[number];
}

// Who registers an address several times logs in by the first and the newest password, whether or not the address had
// an account: the first registration is the account, if it is unverified, else the oldest decoy.
// (docs/rules/accounts.md#account-12-registration-does-not-reveal-existing-accounts)
const candidatesSql = `
  with account as (
    select person.id as "personId", password_hash as "passwordHash", person.state = 'active' as "isActive",
      person.email_verified_at
    from person named
    join person on person.id = case when named.login_confirmed_at is null then named.id else named.merged_into_id end
    join credential on person_id = person.id where named.email = $1 and named.state <> 'decoy'),
  decoy as (
    select person_id as "personId", password_hash as "passwordHash", deletes_at is null as "isActive", created_at
    from person join credential on person_id = person.id where email = $1 and state = 'decoy')
  select "personId", "passwordHash", "isActive", 'account' as slot from account
  union all
  (select "personId", "passwordHash", "isActive", 'oldest decoy' from decoy
    where not exists (select 1 from account where email_verified_at is null) order by created_at limit 1)
  union all
  (select "personId", "passwordHash", "isActive", 'newest decoy' from decoy order by created_at desc limit 1)`;

/** Logs users in. An unknown address gets the same response as a wrong password, in the same time. */
@Injectable()
export class LoginService {
  constructor(
    private readonly pool: SqlPool,
    private readonly throttle: LoginThrottle,
    private readonly hasher: PasswordHasher,
    private readonly loginSessions: LoginSessions,
    private readonly secondFactor: SecondFactor,
    private readonly newDevice: NewDeviceNotifier,
    private readonly breachRecheck: BreachRecheck,
    private readonly audit: Audit,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async login({ email, password, otp }: Login, client: Client): Promise<LoginResponse> {
    const wait = await this.throttle.reserve(email, client.ip);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyTries, { retryAfter: wait });
    const candidates = await this.pool.rows<StoredCredential>('login_stored', candidatesSql, [normalizeEmail(email)]);
    const stored = await this.#findMatch(candidates, password);
    if (!stored?.isActive)
      return this.#fail(
        email,
        candidates.find(({ slot }) => slot === 'account'),
        client,
      );
    await this.secondFactor
      .check({ personId: stored.personId, email, otp }, client)
      .catch((error: unknown) => this.#recordRefusal(error, stored, client));
    await this.throttle.reset(email, client.ip);
    if (this.hasher.isOutdated(stored.passwordHash)) await this.#rehash(stored, password);
    const { response, changedAt } = await this.#begin(stored, password, client);
    this.breachRecheck.start({ personId: stored.personId, changedAt, password }, client);
    return response;
  }

  async #begin(
    stored: StoredCredential,
    password: string,
    client: Client,
  ): Promise<{ readonly response: LoginResponse; readonly changedAt: string }> {
    return this.source.transaction(async (manager) => {
      // @mutation login-under-way
      const changedAt = await this.#assertPasswordUnchanged(manager, stored, password);
      await this.newDevice.notify(manager, stored.personId, client);
      await this.audit.record(manager, {
        action: 'login.succeeded',
        actorId: stored.personId,
        objectKind: 'person',
        objectId: stored.personId,
        ip: client.ip,
        requestId: client.requestId,
      });
      return { response: await this.loginSessions.begin(manager, stored.personId, client), changedAt };
    });
  }

  // A hash is verified for every slot, filled or not, so the time does not reveal which exist. One after the other, so
  // that a login has one hash in the hasher's queue at a time.
  async #findMatch(candidates: readonly StoredCredential[], password: string): Promise<StoredCredential | undefined> {
    let match: StoredCredential | undefined;
    for (const slot of slots) {
      const stored = candidates.find((candidate) => candidate.slot === slot);
      const isMatch = await this.hasher.matches(password, stored?.passwordHash);
      if (isMatch) match ??= stored;
    }
    return match;
  }

  async #fail(email: string, stored: StoredCredential | undefined, client: Client): Promise<never> {
    await this.secondFactor.countFailure(email);
    await this.#recordFailure(stored, client);
    throw wrongCredentials();
  }

  // A missing second factor is not a failed login.
  async #recordRefusal(error: unknown, stored: StoredCredential, client: Client): Promise<never> {
    if (error instanceof Problem && error.code === 'otp-wrong') await this.#recordFailure(stored, client);
    throw error;
  }

  async #recordFailure(
    stored: StoredCredential | undefined,
    { ip, requestId }: Pick<Client, 'ip' | 'requestId'>,
  ): Promise<void> {
    await this.audit.record(this.source.manager, {
      action: 'login.failed',
      objectKind: 'person',
      objectId: stored?.personId,
      ip,
      requestId,
    });
  }

  // A password changed during the login must not log anyone in: the share lock makes the change wait or exposes the new
  // hash. Returns when the password was set.
  async #assertPasswordUnchanged(
    manager: EntityManager,
    { personId, passwordHash }: StoredCredential,
    password: string,
  ): Promise<string> {
    const [now] = await manager.query<{ hash: string; changedAt: string }[]>(
      'select password_hash as hash, changed_at::text as "changedAt" from credential where person_id = $1 for share',
      [personId],
    );
    if (now && (now.hash === passwordHash || (await this.hasher.matches(password, now.hash)))) return now.changedAt;
    throw wrongCredentials();
  }

  // Does nothing when the password was changed in the meantime.
  async #rehash({ personId, passwordHash }: StoredCredential, password: string): Promise<void> {
    // @equivalent-mutant Each hash has its own salt, so two accounts never share one.
    await this.pool.execute(
      'login_hash_anew',
      'update credential set password_hash = $3 where person_id = $1 and password_hash = $2',
      [personId, passwordHash, await this.hasher.hash(password)],
    );
  }
}

const wrongCredentials = () => new Problem(401, 'wrong-credentials', messages.wrongCredentials);

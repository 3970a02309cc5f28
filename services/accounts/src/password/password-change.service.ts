import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { PasswordChange } from '@porchlight/contracts/accounts';
import { Problem, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Allowance } from '../limits/allowance.ts';
import { PasswordHasher } from '../login/password-hasher.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordOwners, type AccountOwner } from './password-owners.ts';
import { PasswordPolicy } from './password-policy.ts';
import { words } from './words.ts';

/** Tries at the current password in an hour: a stolen session must not become a stolen password. */
const triesPerHour = 10;

/** Asks people for their password again, and changes it. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly owners: PasswordOwners,
    private readonly allowance: Allowance,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly passwords: NewPasswords,
    private readonly audit: Audit,
  ) {}

  async change({ current_password: current, password }: PasswordChange, caller: Caller, client: Client): Promise<void> {
    const owner = await this.confirm(caller, current, client);
    this.policy.check(password, owner);
    const passwordHash = await this.hasher.hash(password);
    await this.source.transaction((manager) =>
      this.passwords.set(manager, owner, passwordHash, { client, keptSession: caller.sessionId }),
    );
  }

  /** Whoever is signed in, when this is their password. Throws 422 at the field `current_password`, 429 after ten tries. */
  async confirm({ userId, requestId }: Caller, current: string, client?: Client): Promise<AccountOwner> {
    const wait = await this.allowance.take(`password:${userId ?? ''}`, triesPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyTries, { retryAfter: wait });
    const owner = await this.owners.byId(this.source.manager, userId ?? '');
    if (!owner) throw unauthenticated();
    if (!(await this.hasher.holds(current, owner.passwordHash ?? undefined))) {
      await this.audit.record(this.source.manager, {
        action: 'password.refused',
        actorId: userId,
        objectKind: 'person',
        objectId: userId,
        ip: client?.ip,
        requestId: client?.requestId ?? requestId,
      });
      throw new Problem(422, 'input-refused', words.checkFields, { errors: { current_password: [words.notYours] } });
    }
    return owner;
  }
}

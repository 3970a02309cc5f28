import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import { Problem, requireUser, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordOwners, type AccountOwner } from './password-owners.ts';
import { messages } from './messages.ts';

/** Maximum number of wrong passwords in an hour: a stolen session must not reveal the password by guessing. */
const attemptsPerHour = 10;

/** Verifies the caller's current password before a sensitive change. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly owners: PasswordOwners,
    private readonly hourlyLimit: HourlyLimit,
    private readonly hasher: PasswordHasher,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the caller's account when the password is correct. Throws 422 at the field `current_password`, 429 after
   * ten wrong ones in an hour.
   */
  async confirm(caller: Caller, current: string, client?: Client): Promise<AccountOwner> {
    const userId = requireUser(caller);
    // Counted before the check, so that concurrent guesses cannot exceed the limit.
    const wait = await this.hourlyLimit.consume(`password:${userId}`, attemptsPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyTries, { retryAfter: wait });
    const owner = await this.owners.byId(this.source.manager, userId);
    if (!owner) throw unauthenticated();
    if (!(await this.hasher.matches(current, owner.passwordHash ?? undefined))) {
      await this.audit.record(this.source.manager, {
        action: 'password.refused',
        actorId: userId,
        objectKind: 'person',
        objectId: userId,
        ip: client?.ip,
        requestId: client?.requestId ?? caller.requestId,
      });
      throw new Problem(422, 'input-refused', messages.checkFields, {
        errors: { current_password: [messages.notYours] },
      });
    }
    await this.hourlyLimit.giveBack(`password:${userId}`);
    return owner;
  }
}

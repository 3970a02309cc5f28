import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { emailHash } from '../limits/email-hash.ts';
import { RegistrationMails, type Recipient } from './registration-mails.ts';
import { mailsPerHour } from './registration.service.ts';
import { messages } from './messages.ts';

// Decoys too: their allowance is counted as that of an account, so the responses are alike.
const unverifiedSql = `select id, first_name as "firstName", language, email, state = 'active' as "isAccount",
  exists (select 1 from person_role where person_id = person.id and role_key = 'landlord') as "isLandlord"
  from person where id = $1 and state in ('active', 'decoy') and email_verified_at is null`;

interface Unverified extends Recipient {
  readonly email: string;
  readonly isLandlord: boolean;
  readonly isAccount: boolean;
}

/** Resends the verification mail of the calling user: a code to landlords, a link to all others. */
@Injectable()
export class ConfirmationMails {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly mails: RegistrationMails,
    private readonly hourlyLimit: HourlyLimit,
  ) {}

  /** Does nothing when the address is already verified. Throws 429 after three mails in an hour. */
  async resend(personId: string): Promise<void> {
    const user = await this.pool.row<Unverified>('unproved_person', unverifiedSql, [personId]);
    if (!user) return;
    await this.#consume(user);
    await this.source.transaction((manager) => this.#mail(manager, user));
  }

  /** As `resend`, in a transaction. Returns whether the address was to be verified. */
  async resendIn(manager: EntityManager, personId: string): Promise<boolean> {
    const [user] = await manager.query<Unverified[]>(unverifiedSql, [personId]);
    if (!user) return false;
    await this.#consume(user);
    await this.#mail(manager, user);
    return true;
  }

  async #consume({ email }: Unverified): Promise<void> {
    const wait = await this.hourlyLimit.consume(`mail:register:${emailHash(email)}`, mailsPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyMails, { retryAfter: wait });
  }

  /**
   * A decoy has the owner of its address notified again, as its registration had: a response without mail is faster.
   */
  #mail(manager: EntityManager, user: Unverified): Promise<void> {
    if (!user.isAccount) return this.mails.existing(manager, user.email);
    return user.isLandlord ? this.mails.code(manager, user) : this.mails.verify(manager, user);
  }
}

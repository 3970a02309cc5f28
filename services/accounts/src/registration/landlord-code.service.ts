import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { LandlordCode } from '@porchlight/contracts/accounts';
import { type Client, normalizeEmail, Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { MailCodes } from '../confirm/mail-codes.ts';
import { incorrectCode, MailVerification } from '../confirm/mail-verification.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { emailHash } from '../limits/email-hash.ts';
import { RegistrationMails, type Recipient } from './registration-mails.ts';
import { mailsPerHour } from './registration.service.ts';
import { messages } from './messages.ts';

const attemptsPerHour = 10;
const landlordSql = `select person.id, first_name as "firstName", language from person join person_role on person_id = person.id and role_key = 'landlord'
  where email = $1 and state = 'active' and email_verified_at is null`;

/** Verifies landlords' addresses by six-digit codes. Unknown addresses get the same responses. */
@Injectable()
export class LandlordCodeService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly codes: MailCodes,
    private readonly verification: MailVerification,
    private readonly mails: RegistrationMails,
    private readonly hourlyLimit: HourlyLimit,
  ) {}

  async verify({ email = '', code }: LandlordCode, caller: Caller, client: Client): Promise<void> {
    const personId = caller.userId ?? (await this.#findLandlord(email))?.id;
    const wait = await this.hourlyLimit.consume(`code:${personId ?? emailHash(email)}`, attemptsPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyCodes, { retryAfter: wait });
    if (personId === undefined || !(await this.codes.consume(personId, 'landlord', code)))
      throw incorrectCode(messages.codeWrong);
    await this.source.transaction((manager) => this.verification.markVerified(manager, personId, client));
  }

  async resend(email: string): Promise<void> {
    const landlord = await this.#findLandlord(email);
    const wait = await this.hourlyLimit.consume(`mail:code:${emailHash(email)}`, mailsPerHour);
    if (landlord && wait === undefined) await this.source.transaction((manager) => this.mails.code(manager, landlord));
  }

  #findLandlord(email: string): Promise<Recipient | undefined> {
    return this.pool.row<Recipient>('unverified_landlord', landlordSql, [normalizeEmail(email)]);
  }
}

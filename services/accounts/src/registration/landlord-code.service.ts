import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { LandlordCode } from '@porchlight/contracts/accounts';
import { type Client, plainEmail, Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { MailCodes } from '../confirm/mail-codes.ts';
import { codeWrong, MailVerification } from '../confirm/mail-verification.ts';
import { Allowance } from '../limits/allowance.ts';
import { emailHash } from '../people/email-hash.ts';
import { RegistrationMails, type Reader } from './registration-mails.ts';
import { mailsPerHour } from './registration.service.ts';
import { words } from './words.ts';

const triesPerHour = 10;
const landlordSql = `select person.id, first_name as "firstName", language from person join person_role on person_id = person.id and role_key = 'landlord'
  where email = $1 and state = 'active' and email_verified_at is null`;

/** The six digits by which a landlord proves an address. Unknown addresses are answered like others. */
@Injectable()
export class LandlordCodeService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly codes: MailCodes,
    private readonly verification: MailVerification,
    private readonly mails: RegistrationMails,
    private readonly allowance: Allowance,
  ) {}

  async verify({ email = '', code }: LandlordCode, caller: Caller, client: Client): Promise<void> {
    const personId = caller.userId ?? (await this.#landlord(email))?.id;
    const wait = await this.allowance.take(`code:${personId ?? emailHash(email)}`, triesPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyCodes, { retryAfter: wait });
    if (personId === undefined || !(await this.codes.take(personId, 'landlord', code)))
      throw codeWrong(words.codeWrong);
    await this.source.transaction((manager) => this.verification.prove(manager, personId, client));
  }

  async resend(email: string): Promise<void> {
    const landlord = await this.#landlord(email);
    const wait = await this.allowance.take(`mail:code:${emailHash(email)}`, mailsPerHour);
    if (landlord && wait === undefined) await this.source.transaction((manager) => this.mails.code(manager, landlord));
  }

  #landlord(email: string): Promise<Reader | undefined> {
    return this.pool.row<Reader>('unverified_landlord', landlordSql, [plainEmail(email)]);
  }
}

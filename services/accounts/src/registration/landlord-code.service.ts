import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { LandlordCode } from '@porchlight/contracts/accounts';
import { type Client, networkOf, normalizeEmail, Outbox, Problem, Task } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { incorrectCode, MailCodes } from '../confirm/mail-codes.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { PasswordOwners } from '../credentials/password-owners.ts';
import { emailHash } from '../limits/email-hash.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { MailVerification } from '../mail-verification/mail-verification.ts';
import { NewPasswords } from '../password/new-passwords.ts';
import { PasswordPolicy } from '../password/password-policy.ts';
import { RegistrationMails, type Recipient } from './registration-mails.ts';
import { mailsPerHour } from './registration.service.ts';
import { messages } from './messages.ts';

const attemptsPerHour = 10;
/** Maximum number of codes that callers without a session may try for an address in an hour, from all networks. */
const anonymousAttemptsPerHour = 30;
const landlordSql = `
  select person.id, first_name as "firstName", language
  from person join person_role on person_id = person.id and role_key = 'landlord'
  where email = $1 and state = 'active' and email_verified_at is null`;

/** Verifies landlords' addresses by six-digit codes. Unknown addresses get the same responses in the same time. */
@Injectable()
export class LandlordCodeService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly codes: MailCodes,
    private readonly verification: MailVerification,
    private readonly mails: RegistrationMails,
    private readonly hourlyLimit: HourlyLimit,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly owners: PasswordOwners,
    private readonly passwords: NewPasswords,
  ) {}

  /** Verifies the address of the calling landlord. */
  async verifyOwn({ code }: LandlordCode, { userId = '', sessionId = '' }: Caller, client: Client): Promise<void> {
    await this.#count(`code:session:${sessionId}`, attemptsPerHour);
    if (!(await this.codes.consume({ personId: userId, purpose: 'landlord' }, code, 'session')))
      throw incorrectCode(messages.codeWrong);
    await this.source.transaction((manager) => this.verification.markVerified(manager, userId, client, sessionId));
  }

  /**
   * Verifies an address without a session. The account may have been registered by a stranger, so a new password is
   * required. Throws 422 at the field `password` when it is missing or weak.
   */
  async verifyByAddress({ email = '', code, password }: LandlordCode, client: Client): Promise<void> {
    if (password === undefined)
      throw new Problem(422, 'input-refused', messages.checkFields, {
        errors: { password: [messages.passwordNeeded] },
      });
    await this.policy.check(password, { email, firstName: '', lastName: '' });
    await this.#count(`code:${emailHash(email)}:${networkOf(client.ip)}`, attemptsPerHour);
    await this.#count(`code:${emailHash(email)}`, anonymousAttemptsPerHour);
    const landlord = await this.#findLandlord(this.source.manager, email);
    const personId = landlord?.id ?? randomUUID();
    if (!(await this.codes.consume({ personId, purpose: 'landlord' }, code, 'anyone')))
      throw incorrectCode(messages.codeWrong);
    const passwordHash = await this.hasher.hash(password);
    await this.source.transaction(async (manager) => {
      const owner = await this.owners.byId(manager, personId);
      if (!owner) throw incorrectCode(messages.codeWrong);
      await this.passwords.set(manager, owner, passwordHash, { client });
      await this.verification.markVerified(manager, personId, client);
    });
  }

  /** Enqueues the request for any address, so that the response time does not reveal whether an account exists. */
  async resend(email: string): Promise<void> {
    await this.outbox.enqueue(this.source.manager, 'landlord-code', { email });
  }

  @Task('landlord-code')
  async send({ email }: { email: string }, manager: EntityManager): Promise<void> {
    const landlord = await this.#findLandlord(manager, email);
    if (!landlord) return;
    const wait = await this.hourlyLimit.consume(`mail:code:${emailHash(email)}`, mailsPerHour);
    if (wait === undefined) await this.mails.code(manager, landlord);
  }

  async #count(key: string, max: number): Promise<void> {
    const wait = await this.hourlyLimit.consume(key, max);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyCodes, { retryAfter: wait });
  }

  async #findLandlord(manager: EntityManager, email: string): Promise<Recipient | undefined> {
    return (await manager.query<Recipient[]>(landlordSql, [normalizeEmail(email)]))[0];
  }
}

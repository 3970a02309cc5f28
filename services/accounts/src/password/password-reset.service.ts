import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LoginResponse, PasswordReset } from '@porchlight/contracts/accounts';
import { Outbox, Task, type Client, type LinkPurpose } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { MergedLogins } from '../account-merges/merged-logins.ts';
import { ClaimMails } from '../claim/claim-mails.ts';
import { MailVerification } from '../mail-verification/mail-verification.ts';
import { invalidLink, OneTimeLinks } from '../confirm/one-time-links.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { Mailer } from '../mail/mailer.ts';
import { emailHash } from '../limits/email-hash.ts';
import { LoginSessions } from '../sessions/login-sessions.ts';
import { TotpCheck } from '../second-factor/totp-check.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordOwners, type AccountOwner } from '../credentials/password-owners.ts';
import { PasswordPolicy } from './password-policy.ts';

const linkLifetimeSeconds = 30 * 60;
const mailsPerHour = 3;

/** Resets a forgotten password by a link that is mailed to the account's address. */
@Injectable()
export class PasswordResetService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly owners: PasswordOwners,
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly hourlyLimit: HourlyLimit,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly passwords: NewPasswords,
    private readonly verification: MailVerification,
    private readonly loginSessions: LoginSessions,
    private readonly claims: ClaimMails,
    private readonly totp: TotpCheck,
    private readonly mergedLogins: MergedLogins,
  ) {}

  /** Enqueues the request for any address, so that the response time does not reveal whether an account exists. */
  async request(email: string): Promise<void> {
    await this.outbox.enqueue(this.source.manager, 'password-reset', { email });
  }

  @Task('password-reset')
  async send({ email }: { email: string }, manager: EntityManager): Promise<void> {
    const owner = await this.owners.byEmail(manager, email);
    const mergedId = owner ? undefined : await this.owners.mergedId(manager, email);
    if (!owner && mergedId === undefined) return;
    if ((await this.hourlyLimit.consume(`mail:reset:${emailHash(email)}`, mailsPerHour)) !== undefined) return;
    if (!owner) await this.mergedLogins.invite(manager, mergedId ?? '', `account-merged:${randomUUID()}`);
    else if (owner.state === 'unclaimed') await this.claims.send(manager, owner);
    else await this.#mail(manager, owner);
  }

  async #mail(manager: EntityManager, { id, firstName, language }: AccountOwner): Promise<void> {
    const link = await this.links.create(manager, {
      purpose: 'password-reset',
      personId: id,
      seconds: linkLifetimeSeconds,
    });
    await this.mailer.request(manager, {
      template: 'password-reset',
      key: `password-reset:${randomUUID()}`,
      personId: id,
      language,
      words: { firstName, path: `/password-reset/${link.text}` },
    });
  }

  /**
   * Sets the password with a mailed link and logs the user in. A rejected password or second factor does not consume
   * the link. A second factor of an account without a verified address is not required: the reset removes it.
   */
  async reset(
    purpose: 'password-reset' | 'verify-email',
    token: string,
    { password, otp }: PasswordReset,
    client: Client,
  ): Promise<LoginResponse> {
    const requester = await this.#ownerOf(purpose, token);
    await this.policy.check(password, requester);
    if (requester.isVerified) await this.totp.passes(requester.id, otp, client.ip);
    const passwordHash = await this.hasher.hash(password);
    return this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, purpose, token);
      const owner = await this.owners.byId(manager, personId);
      // Verified since the second factor was checked: it counts now.
      if (!owner || owner.isVerified !== requester.isVerified) throw invalidLink();
      await this.passwords.set(manager, owner, passwordHash, { client });
      await this.verification.cancelPending(manager, personId);
      await this.verification.markVerified(manager, personId, client);
      return this.loginSessions.begin(manager, personId, client);
    });
  }

  async #ownerOf(purpose: LinkPurpose, token: string): Promise<AccountOwner> {
    const inspection = await this.links.inspect(this.source.manager, purpose, token);
    const owner =
      inspection.state === 'valid' ? await this.owners.byId(this.source.manager, inspection.owner.personId) : undefined;
    if (!owner) throw invalidLink();
    return owner;
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LoginAnswer, PasswordReset } from '@porchlight/contracts/accounts';
import { Outbox, Task, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { ClaimMails } from '../claim/claim-mails.ts';
import { MailVerification } from '../confirm/mail-verification.ts';
import { linkDead, OneTimeLinks } from '../confirm/one-time-links.ts';
import { Allowance } from '../limits/allowance.ts';
import { PasswordHasher } from '../login/password-hasher.ts';
import { Mailer } from '../mail/mailer.ts';
import { emailHash } from '../people/email-hash.ts';
import { SignIn } from '../sessions/sign-in.ts';
import { TotpCheck } from '../totp/totp-check.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordOwners, type AccountOwner } from './password-owners.ts';
import { PasswordPolicy } from './password-policy.ts';

const lifeSeconds = 30 * 60;
const mailsPerHour = 3;

/** A new password for whoever forgot theirs, by a link that only the account's mail gets. */
@Injectable()
export class PasswordResetService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly owners: PasswordOwners,
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly allowance: Allowance,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly passwords: NewPasswords,
    private readonly verification: MailVerification,
    private readonly signIn: SignIn,
    private readonly claims: ClaimMails,
    private readonly totp: TotpCheck,
  ) {}

  /** The same work for every address, so that its time tells nothing: whether somebody has it is looked up later. */
  async request(email: string): Promise<void> {
    await this.outbox.enqueue(this.source.manager, 'password-reset', { email });
  }

  @Task('password-reset')
  async send({ email }: { email: string }, manager: EntityManager): Promise<void> {
    const owner = await this.owners.byEmail(manager, email);
    if (!owner || (await this.allowance.take(`mail:reset:${emailHash(email)}`, mailsPerHour)) !== undefined) return;
    if (owner.state === 'unclaimed') await this.claims.send(manager, owner);
    else await this.#mail(manager, owner);
  }

  async #mail(manager: EntityManager, { id, firstName, language }: AccountOwner): Promise<void> {
    const link = await this.links.make(manager, { purpose: 'password-reset', personId: id, seconds: lifeSeconds });
    await this.mailer.request(manager, {
      template: 'password-reset',
      key: `password-reset:${randomUUID()}`,
      personId: id,
      language,
      words: { firstName, path: `/password-reset/${link.text}` },
    });
  }

  /** A password or a second step that is refused leaves the link as it is. */
  async reset(token: string, { password, otp }: PasswordReset, client: Client): Promise<LoginAnswer> {
    const asked = await this.#ownerOf(token);
    this.policy.check(password, asked);
    await this.totp.passes(asked.id, otp);
    const passwordHash = await this.hasher.hash(password);
    return this.source.transaction(async (manager) => {
      const { personId } = await this.links.take(manager, 'password-reset', token);
      const owner = await this.owners.byId(manager, personId);
      if (!owner) throw linkDead();
      await this.passwords.set(manager, owner, passwordHash, { client });
      await this.verification.prove(manager, personId, client);
      return this.signIn.begin(manager, personId, client);
    });
  }

  async #ownerOf(token: string): Promise<AccountOwner> {
    const looked = await this.links.look(this.source.manager, 'password-reset', token);
    const owner =
      looked.state === 'valid' ? await this.owners.byId(this.source.manager, looked.owner.personId) : undefined;
    if (!owner) throw linkDead();
    return owner;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { termsVersion, type Claim, type ClaimState, type LoginAnswer } from '@porchlight/contracts/accounts';
import type { Client } from '@porchlight/service-kit';
import { maskedEmail } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { MailVerification } from '../confirm/mail-verification.ts';
import { linkDead, OneTimeLinks } from '../confirm/one-time-links.ts';
import { Allowance } from '../limits/allowance.ts';
import { PasswordHasher } from '../login/password-hasher.ts';
import { NewPasswords } from '../password/new-passwords.ts';
import { PasswordOwners, type AccountOwner } from '../password/password-owners.ts';
import { PasswordPolicy } from '../password/password-policy.ts';
import { SignIn } from '../sessions/sign-in.ts';
import { ClaimMails } from './claim-mails.ts';

const linksPerHour = 3;
const claimSql = `update person set state = 'active' where id = $1 and state = 'unclaimed'`;

/** Hands an account that was made for somebody to that person (decisions 5.20). */
@Injectable()
export class ClaimService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly owners: PasswordOwners,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly passwords: NewPasswords,
    private readonly verification: MailVerification,
    private readonly mails: ClaimMails,
    private readonly signIn: SignIn,
    private readonly allowance: Allowance,
    private readonly audit: Audit,
  ) {}

  async look(text: string): Promise<ClaimState> {
    const looked = await this.#lookedAt(text);
    if (!looked) return { state: 'unknown' };
    const {
      state,
      owner: { email, firstName, id },
    } = looked;
    const [landlord] = await this.source.query<object[]>(
      `select 1 from person_role where person_id = $1 and role_key = 'landlord'`,
      [id],
    );
    return { state, maskedEmail: maskedEmail(email), firstName, kind: landlord ? 'landlord' : 'renter' };
  }

  /** A password that is refused leaves the link as it is. */
  async claim(text: string, { password }: Claim, client: Client): Promise<LoginAnswer> {
    const looked = await this.#lookedAt(text);
    if (looked?.state !== 'valid') throw linkDead();
    this.policy.check(password, looked.owner);
    const passwordHash = await this.hasher.hash(password);
    return this.source.transaction(async (manager) => {
      const { personId } = await this.links.take(manager, 'claim-account', text);
      await this.#activate(manager, personId, client);
      await this.passwords.keep(manager, personId, passwordHash);
      await this.verification.prove(manager, personId, client);
      return this.signIn.begin(manager, personId, client);
    });
  }

  /** A link that was ours and is too old brings a new one, to the address on file alone. */
  async renew(text: string): Promise<void> {
    const looked = await this.#lookedAt(text);
    if (
      looked?.state !== 'expired' ||
      (await this.allowance.take(`mail:claim:${looked.owner.id}`, linksPerHour)) !== undefined
    )
      return;
    await this.source.transaction((manager) => this.mails.send(manager, looked.owner));
  }

  async #activate(manager: EntityManager, personId: string, { ip, requestId }: Client): Promise<void> {
    const [, count] = await manager.query<[unknown, number]>(claimSql, [personId]);
    if (count === 0) throw linkDead();
    await manager.query(
      `insert into consent (person_id, purpose, text_version, source, ip) values ($1, 'terms', $2, 'claim', $3)`,
      [personId, termsVersion, ip],
    );
    await this.audit.record(manager, {
      action: 'account.claimed',
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      ip,
      requestId,
    });
  }

  async #lookedAt(
    text: string,
  ): Promise<{ readonly state: 'valid' | 'expired'; readonly owner: AccountOwner } | undefined> {
    const looked = await this.links.look(this.source.manager, 'claim-account', text);
    if (looked.state !== 'valid' && looked.state !== 'expired') return undefined;
    const owner = await this.owners.byId(this.source.manager, looked.owner.personId);
    return owner?.state === 'unclaimed' ? { state: looked.state, owner } : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { termsVersion, type Claim, type ClaimState, type LoginResponse } from '@porchlight/contracts/accounts';
import type { Client } from '@porchlight/service-kit';
import { changedCount, maskEmail } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { MailVerification } from '../mail-verification/mail-verification.ts';
import { invalidLink, OneTimeLinks } from '../confirm/one-time-links.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { NewPasswords } from '../password/new-passwords.ts';
import { PasswordOwners, type AccountOwner } from '../credentials/password-owners.ts';
import { PasswordPolicy } from '../password/password-policy.ts';
import { personalRoles } from '../rights/role-permissions.ts';
import { LoginSessions } from '../sessions/login-sessions.ts';
import { ClaimMails } from './claim-mails.ts';

const linksPerHour = 3;
const kindSql = `
  select case when exists (select from person_role where person_id = $1 and role_key <> all($2)) then 'staff'
    when exists (select from person_role where person_id = $1 and role_key = 'landlord') then 'landlord'
    else 'renter' end as kind`;
const claimSql = `update person set state = 'active' where id = $1 and state = 'unclaimed'`;

/** Lets a user claim the account that was created for them, by a mailed link, and set its password. */
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
    private readonly loginSessions: LoginSessions,
    private readonly hourlyLimit: HourlyLimit,
    private readonly audit: Audit,
  ) {}

  async inspect(text: string): Promise<ClaimState> {
    const claim = await this.#findClaim(text);
    if (!claim) return { state: 'unknown' };
    const {
      state,
      owner: { email, firstName, id },
    } = claim;
    const [{ kind }] = await this.source.query<[{ kind: NonNullable<ClaimState['kind']> }]>(kindSql, [
      id,
      personalRoles,
    ]);
    return { state, maskedEmail: maskEmail(email), firstName, kind };
  }

  /**
   * Activates the account and logs the user in. Throws 410 for an invalid link; a rejected password does not consume
   * the link.
   */
  async claim(text: string, { password }: Claim, client: Client): Promise<LoginResponse> {
    const claim = await this.#findClaim(text);
    if (claim?.state !== 'valid') throw invalidLink();
    await this.policy.check(password, claim.owner);
    const passwordHash = await this.hasher.hash(password);
    return this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'claim-account', text);
      await this.#activate(manager, personId, client);
      await this.passwords.store(manager, personId, passwordHash);
      await this.verification.markVerified(manager, personId, client);
      return this.loginSessions.begin(manager, personId, client);
    });
  }

  /**
   * Mails a new link when the given one has expired, to the stored address only. Does nothing for an unknown or valid
   * link.
   */
  async renew(text: string): Promise<void> {
    const claim = await this.#findClaim(text);
    if (
      claim?.state !== 'expired' ||
      (await this.hourlyLimit.consume(`mail:claim:${claim.owner.id}`, linksPerHour)) !== undefined
    )
      return;
    await this.source.transaction((manager) => this.mails.send(manager, claim.owner));
  }

  async #activate(manager: EntityManager, personId: string, { ip, requestId }: Client): Promise<void> {
    const count = await changedCount(manager, claimSql, [personId]);
    if (count === 0) throw invalidLink();
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

  async #findClaim(
    text: string,
  ): Promise<{ readonly state: 'valid' | 'expired'; readonly owner: AccountOwner } | undefined> {
    const claim = await this.links.inspect(this.source.manager, 'claim-account', text);
    if (claim.state !== 'valid' && claim.state !== 'expired') return undefined;
    const owner = await this.owners.byId(this.source.manager, claim.owner.personId);
    return owner?.state === 'unclaimed' ? { state: claim.state, owner } : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@porchlight/contracts';
import {
  parsePhoneNumber,
  type LandlordRegistration,
  type LoginResponse,
  type Registration,
} from '@porchlight/contracts/accounts';
import { Outbox, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { RestrictedIdentifiers } from '../account-reviews/restricted-identifiers.ts';
import { Audit } from '../audit/audit.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { LandlordReports } from '../landlords/landlord-reports.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { PasswordPolicy } from '../password/password-policy.ts';
import { emailHash } from '../limits/email-hash.ts';
import { LoginSessions } from '../sessions/login-sessions.ts';
import { NewAccounts, type AddedAccount, type Registrant } from './new-accounts.ts';
import { RegistrationMails } from './registration-mails.ts';

/** Maximum number of registration mails to one address in an hour, by all requesters together. */
export const mailsPerHour = 3;

type Form = Registration | LandlordRegistration;

/**
 * Registers accounts. The response for an existing address equals that for a new account, so it does not reveal whether
 * an account exists.
 */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly accounts: NewAccounts,
    private readonly mails: RegistrationMails,
    private readonly loginSessions: LoginSessions,
    private readonly hourlyLimit: HourlyLimit,
    private readonly audit: Audit,
    private readonly landlords: LandlordReports,
    private readonly identifiers: RestrictedIdentifiers,
    private readonly outbox: Outbox,
  ) {}

  register(form: Registration, language: Language, client: Client): Promise<LoginResponse> {
    return this.#add(form, { role: 'renter', language, phone: form.phone || undefined }, client);
  }

  registerLandlord(form: LandlordRegistration, language: Language, client: Client): Promise<LoginResponse> {
    const company = { name: form.company ?? `${form.firstName} ${form.lastName}`, kind: form.companyType ?? 'owner' };
    return this.#add(form, { role: 'landlord', language, phone: form.phone, company }, client);
  }

  async #add(
    form: Form,
    details: Pick<Registrant, 'role' | 'language' | 'phone' | 'company'>,
    client: Client,
  ): Promise<LoginResponse> {
    await this.policy.check(form.password, form);
    const passwordHash = await this.hasher.hash(form.password);
    const mayMail =
      (await this.hourlyLimit.consume(`mail:register:${emailHash(form.email)}`, mailsPerHour)) === undefined;
    const { email, firstName, lastName, gclid, utms } = form;
    const registrant: Registrant = {
      ...details,
      email,
      firstName,
      lastName,
      gclid,
      utms,
      passwordHash,
      hasAcceptedTerms: form.termsAccepted === true,
      isBot: Boolean(form.website),
    };
    return this.source.transaction(async (manager) => {
      // As for an address that has an account, the response does not reveal that it is known.
      const phone = numberOf(details.phone);
      const restriction = await this.identifiers.restrictionOf(manager, { email, phone });
      const isBlocked = restriction === 'banned';
      const added = await this.accounts.add(manager, isBlocked ? { ...registrant, isBot: true } : registrant, client);
      await this.landlords.report(manager, added.id);
      if (restriction === 'suspended' && added.kind === 'account' && details.role === 'landlord')
        await this.outbox.emit(manager, 'landlord.flagged', {
          personId: added.id,
          trigger: 'suspended-before',
          subject: 'registration',
        });
      if (mayMail && !registrant.isBot && !isBlocked) await this.#mail(manager, registrant, added);
      await this.audit.record(manager, {
        action: `register.${added.kind}`,
        actorId: added.id,
        objectKind: 'person',
        objectId: added.id,
        ip: client.ip,
        requestId: client.requestId,
      });
      return this.loginSessions.begin(manager, added.id, client);
    });
  }

  async #mail(
    manager: EntityManager,
    { email, firstName, language, role }: Registrant,
    { id, kind }: AddedAccount,
  ): Promise<void> {
    if (kind === 'decoy') await this.mails.existing(manager, email);
    else if (role === 'renter') await this.mails.verify(manager, { id, firstName, language });
    else await this.mails.code(manager, { id, firstName, language });
  }
}

const numberOf = (phone: string | undefined) => (phone === undefined ? undefined : parsePhoneNumber(phone));

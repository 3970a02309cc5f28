import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@porchlight/contracts';
import type { LandlordRegistration, LoginAnswer, Registration } from '@porchlight/contracts/accounts';
import type { Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Allowance } from '../limits/allowance.ts';
import { PasswordHasher } from '../login/password-hasher.ts';
import { PasswordPolicy } from '../password/password-policy.ts';
import { emailHash } from '../people/email-hash.ts';
import { SignIn } from '../sessions/sign-in.ts';
import { NewPeople, type Added, type Newcomer } from './new-people.ts';
import { RegistrationMails } from './registration-mails.ts';

/** Mails that one address gets in an hour, whoever asks for them (reliability 6.8). */
export const mailsPerHour = 3;

type Form = Registration | LandlordRegistration;

/** Makes accounts. Whether an address has one is not told: whoever registers it gets the answer of a new account. */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly people: NewPeople,
    private readonly mails: RegistrationMails,
    private readonly signIn: SignIn,
    private readonly allowance: Allowance,
    private readonly audit: Audit,
  ) {}

  register(form: Registration, language: Language, client: Client): Promise<LoginAnswer> {
    return this.#add(form, { role: 'renter', language, phone: form.phone || undefined }, client);
  }

  registerLandlord(form: LandlordRegistration, language: Language, client: Client): Promise<LoginAnswer> {
    const company = { name: form.company ?? `${form.firstName} ${form.lastName}`, kind: form.companyType ?? 'owner' };
    return this.#add(form, { role: 'landlord', language, phone: form.phone, company }, client);
  }

  async #add(
    form: Form,
    about: Pick<Newcomer, 'role' | 'language' | 'phone' | 'company'>,
    client: Client,
  ): Promise<LoginAnswer> {
    this.policy.check(form.password, form);
    const passwordHash = await this.hasher.hash(form.password);
    const mayMail = (await this.allowance.take(`mail:register:${emailHash(form.email)}`, mailsPerHour)) === undefined;
    const { email, firstName, lastName } = form;
    const newcomer: Newcomer = { ...about, email, firstName, lastName, passwordHash, isTrapped: Boolean(form.website) };
    return this.source.transaction(async (manager) => {
      const added = await this.people.add(manager, newcomer, client);
      if (mayMail && !newcomer.isTrapped) await this.#mail(manager, newcomer, added);
      await this.audit.record(manager, {
        action: `register.${added.kind}`,
        actorId: added.id,
        objectKind: 'person',
        objectId: added.id,
        ip: client.ip,
        requestId: client.requestId,
      });
      return this.signIn.begin(manager, added.id, client);
    });
  }

  async #mail(
    manager: EntityManager,
    { email, firstName, language, role }: Newcomer,
    { id, kind }: Added,
  ): Promise<void> {
    if (kind === 'decoy') await this.mails.existing(manager, email);
    else if (role === 'renter') await this.mails.verify(manager, { id, firstName, language });
    else await this.mails.code(manager, { id, firstName, language });
  }
}

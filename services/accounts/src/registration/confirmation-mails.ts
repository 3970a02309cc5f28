import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Problem, SqlPool } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Allowance } from '../limits/allowance.ts';
import { emailHash } from '../people/email-hash.ts';
import { RegistrationMails, type Reader } from './registration-mails.ts';
import { mailsPerHour } from './registration.service.ts';
import { words } from './words.ts';

const unprovedSql = `select id, first_name as "firstName", language, email,
  exists (select 1 from person_role where person_id = person.id and role_key = 'landlord') as "isLandlord"
  from person where id = $1 and state = 'active' and email_verified_at is null`;

/** Sends again what proves the address of somebody who is signed in: a landlord's code, a link to anybody else. */
@Injectable()
export class ConfirmationMails {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly mails: RegistrationMails,
    private readonly allowance: Allowance,
  ) {}

  /** Nothing comes of it when the address is proved. Throws 429 after three mails within an hour. */
  async again(personId: string): Promise<void> {
    const person = await this.pool.row<Reader & { readonly email: string; readonly isLandlord: boolean }>(
      'unproved_person',
      unprovedSql,
      [personId],
    );
    if (!person) return;
    const wait = await this.allowance.take(`mail:register:${emailHash(person.email)}`, mailsPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyMails, { retryAfter: wait });
    await this.source.transaction((manager) =>
      person.isLandlord ? this.mails.code(manager, person) : this.mails.verify(manager, person),
    );
  }
}

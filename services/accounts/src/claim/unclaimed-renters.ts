import { Injectable } from '@nestjs/common';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import type { InquirySent } from '@porchlight/contracts/internal';
import { changedRow, Consumes, Outbox, normalizeEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ClaimMails } from './claim-mails.ts';

interface KnownUser {
  readonly id: string;
  readonly state: string;
  readonly isProved: boolean;
}

// Of concurrent inquiries with one address one inserts the user, the others find it.
const insertSql = `
  insert into person (email, first_name, last_name, phone, language, state) values ($1, $2, $3, $4, $5, 'unclaimed')
  on conflict (email) where state <> 'decoy' do nothing returning id`;
const roleSql = `insert into person_role (person_id, role_key) values ($1, 'renter')`;
// Each inquiry extends the retention of an unclaimed account by 12 months.
const findSql = `
  update person set last_wrote_at = case when state = 'unclaimed' then now() else last_wrote_at end
  where email = $1 and state <> 'decoy' returning coalesce(merged_into_id, id) as id, state, email_verified_at is not null as "isProved"`;

/** Creates an unclaimed account for a guest who sends an inquiry to a landlord. (docs/rules/inquiries.md) */
@Injectable()
export class UnclaimedRenters {
  constructor(
    private readonly mails: ClaimMails,
    private readonly outbox: Outbox,
  ) {}

  @Consumes('inquiry.sent')
  async apply(inquiry: InquirySent, manager: EntityManager): Promise<void> {
    const email = normalizeEmail(inquiry.email);
    const insertedId = inquiry.personId === undefined ? await this.#insert(manager, email, inquiry) : undefined;
    const user =
      insertedId === undefined
        ? await this.#find(manager, email)
        : { id: insertedId, state: 'unclaimed', isProved: false };
    if (insertedId !== undefined) await this.mails.schedule(manager, insertedId);
    // An account with an unverified address may belong to another person: its inquiries are attributed after
    // verification.
    if (user && (user.isProved || user.state === 'unclaimed'))
      await this.outbox.emit(manager, 'person.known', {
        email,
        personId: user.id,
        isClaimed: user.state !== 'unclaimed',
      });
  }

  async #insert(
    manager: EntityManager,
    email: string,
    { firstName, lastName, phone, language }: InquirySent,
  ): Promise<string | undefined> {
    const [inserted] = await manager.query<{ id: string }[]>(insertSql, [
      email,
      firstName,
      lastName,
      phone === undefined ? null : (parsePhoneNumber(phone) ?? null),
      language,
    ]);
    if (inserted) await manager.query(roleSql, [inserted.id]);
    return inserted?.id;
  }

  async #find(manager: EntityManager, email: string): Promise<KnownUser | undefined> {
    return await changedRow<KnownUser>(manager, findSql, [email]);
  }
}

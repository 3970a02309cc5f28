import { Injectable } from '@nestjs/common';
import { phoneNumber } from '@porchlight/contracts/accounts';
import type { InquirySent } from '@porchlight/contracts/internal';
import { Consumes, Outbox, plainEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ClaimMails } from '../claim/claim-mails.ts';

interface Known {
  readonly id: string;
  readonly state: string;
  readonly isProved: boolean;
}

// Of many at once with one address one makes the person; the others find them.
const makeSql = `insert into person (email, first_name, last_name, phone, language, state) values ($1, $2, $3, $4, $5, 'unclaimed') on conflict (email) where state <> 'decoy' do nothing returning id`;
const roleSql = `insert into person_role (person_id, role_key) values ($1, 'renter')`;
// Each word keeps the account of whoever has not claimed it for another year.
const findSql = `update person set last_wrote_at = case when state = 'unclaimed' then now() else last_wrote_at end where email = $1 and state <> 'decoy' returning id, state, email_verified_at is not null as "isProved"`;

/** Whoever wrote to a landlord without an account gets one that waits for its password (decisions 5.11). */
@Injectable()
export class UnclaimedRenters {
  constructor(
    private readonly mails: ClaimMails,
    private readonly outbox: Outbox,
  ) {}

  @Consumes('inquiry.sent')
  async apply(inquiry: InquirySent, manager: EntityManager): Promise<void> {
    const email = plainEmail(inquiry.email);
    const madeId = inquiry.personId === undefined ? await this.#make(manager, email, inquiry) : undefined;
    const person =
      madeId === undefined ? await this.#find(manager, email) : { id: madeId, state: 'unclaimed', isProved: false };
    if (madeId !== undefined)
      await this.mails.invite(manager, { id: madeId, firstName: inquiry.firstName, language: inquiry.language });
    // An account whose address nobody proved may be a stranger's: its inquiries wait for the proof.
    if (person && (person.isProved || person.state === 'unclaimed'))
      await this.outbox.emit(manager, 'person.known', {
        email,
        personId: person.id,
        isClaimed: person.state !== 'unclaimed',
      });
  }

  async #make(
    manager: EntityManager,
    email: string,
    { firstName, lastName, phone, language }: InquirySent,
  ): Promise<string | undefined> {
    const [made] = await manager.query<{ id: string }[]>(makeSql, [
      email,
      firstName,
      lastName,
      phone === undefined ? null : (phoneNumber(phone) ?? null),
      language,
    ]);
    if (made) await manager.query(roleSql, [made.id]);
    return made?.id;
  }

  async #find(manager: EntityManager, email: string): Promise<Known | undefined> {
    return (await manager.query<[Known[], number]>(findSql, [email]))[0][0];
  }
}

import { Injectable } from '@nestjs/common';
import type { PersonKnown } from '@porchlight/contracts/internal';
import { changedCount, Consumes, normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { ReplyMails } from './reply-mails.ts';
import { ViewingMails } from '../viewings/viewing-mails.ts';
import { guestWriterKey, writerKey } from './writer.ts';

const upsertSql = `
  insert into known_address as old (address, person_id, is_proved) values ($1, $2, $3) on conflict (address) do update
  set
    person_id = excluded.person_id,
      is_proved = excluded.is_proved or (old.person_id = excluded.person_id and old.is_proved)`;
const lockSql = `select pg_advisory_xact_lock(hashtextextended('inquiry ' || $1, 0))`;
const assignSql = `
    update inquiry set user_id = $2, is_address_confirmed = is_address_confirmed or $3
    where writer = $1 and (user_id is null or user_id = $2::uuid)`;
// What guests wrote under the address of an account that proved it earlier is not the user's until the mailbox agrees.
const separateSql = 'update inquiry set writer = $2, is_open = false where writer = $1 and user_id is null';
// Replies were withheld from these until their address is confirmed.
const withheldSql = `
  select id from inquiry where writer = any($1) and not is_address_confirmed and replied_at is not null order by id`;
const confirmOwnSql = 'update inquiry set is_address_confirmed = true where writer = $1';
// Merges inquiries that the account sent before its address was known; where both threads about a listing are open,
// both stay.
const mergeSql = `
  update inquiry own set writer = $1 where own.writer = $2
  and not (own.is_open and exists (select 1 from inquiry other
    where other.listing_id = own.listing_id and other.writer = $1 and other.is_open))`;

/** Assigns the inquiries of an address to the account that accounts reports for it. */
@Injectable()
export class PersonKnownConsumer {
  constructor(
    private readonly recommendations: RecommendationJobs,
    private readonly replies: ReplyMails,
    private readonly viewings: ViewingMails,
  ) {}

  @Consumes('person.known')
  async apply({ email, personId, isClaimed, isNewlyVerified }: PersonKnown, manager: EntityManager): Promise<void> {
    const address = normalizeMailbox(email);
    const ownKey = writerKey(address, personId);
    await manager.query(lockSql, [address]);
    await manager.query(upsertSql, [address, personId, isClaimed]);
    const withheld = await manager.query<{ id: string }[]>(withheldSql, [[address, ownKey]]);
    if (isClaimed && !isNewlyVerified) await manager.query(separateSql, [address, guestWriterKey(address)]);
    else await this.#assign(manager, address, { personId, isConfirmed: isClaimed });
    if (isClaimed) await manager.query(confirmOwnSql, [ownKey]);
    await manager.query(mergeSql, [address, ownKey]);
    for (const { id } of withheld) {
      await this.replies.requestAll(manager, id);
      await this.viewings.proposedBefore(manager, id);
    }
  }

  /** Attributes the messages that guests sent before the account of the address was verified. */
  async #assign(
    manager: EntityManager,
    address: string,
    { personId, isConfirmed }: { readonly personId: string; readonly isConfirmed: boolean },
  ): Promise<void> {
    const filled = await changedCount(manager, assignSql, [address, personId, isConfirmed]);
    if (filled > 0) await this.recommendations.scheduleInTransaction(manager, personId);
  }
}

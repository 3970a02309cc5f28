import { Injectable } from '@nestjs/common';
import type { PersonKnown } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { normalizedAddress, writerKey } from './writer.ts';

const upsertSql =
  'insert into known_address (address, person_id) values ($1, $2) on conflict (address) do update set person_id = excluded.person_id';
const lockSql = `select pg_advisory_xact_lock(hashtextextended('inquiry ' || $1, 0))`;
const assignSql = 'update inquiry set user_id = $2 where writer = $1 and user_id is null';
// Merges inquiries that the account sent before its address was known; where both threads about a listing are open,
// both stay.
const mergeSql = `
  update inquiry own set writer = $1 where own.writer = $2
  and not (own.is_open and exists (select 1 from inquiry other where other.listing_id = own.listing_id and other.writer = $1 and other.is_open))`;

/** Assigns the inquiries of an address to the account that accounts reports for it. */
@Injectable()
export class PersonKnownConsumer {
  constructor(private readonly recommendations: RecommendationJobs) {}

  @Consumes('person.known')
  async apply({ email, personId }: PersonKnown, manager: EntityManager): Promise<void> {
    const address = normalizedAddress(email);
    await manager.query(lockSql, [address]);
    await manager.query(upsertSql, [address, personId]);
    const [, filled] = await manager.query<[unknown[], number]>(assignSql, [address, personId]);
    if (filled > 0) await this.recommendations.scheduleInTransaction(manager, personId);
    await manager.query(mergeSql, [address, writerKey(address, personId)]);
  }
}

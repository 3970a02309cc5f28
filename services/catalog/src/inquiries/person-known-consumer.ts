import { Injectable } from '@nestjs/common';
import type { PersonKnown } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { RecommendationWork } from '../recommended/recommendation-work.ts';
import { foldedAddress, writerKey } from './writer.ts';

const keepSql =
  'insert into known_address (address, person_id) values ($1, $2) on conflict (address) do update set person_id = excluded.person_id';
const lockSql = `select pg_advisory_xact_lock(hashtextextended('inquiry ' || $1, 0))`;
const fillSql = 'update inquiry set user_id = $2 where writer = $1 and user_id is null';
// What the person wrote before we knew the address as theirs; where both are open for a home, each stays what it is.
const joinSql = `
  update inquiry own set writer = $1 where own.writer = $2
  and not (own.is_open and exists (select 1 from inquiry other where other.listing_id = own.listing_id and other.writer = $1 and other.is_open))`;

/** Accounts tells who stands behind an address: its inquiries become that person's. */
@Injectable()
export class PersonKnownConsumer {
  constructor(private readonly recommendations: RecommendationWork) {}

  @Consumes('person.known')
  async apply({ email, personId }: PersonKnown, manager: EntityManager): Promise<void> {
    const address = foldedAddress(email);
    await manager.query(lockSql, [address]);
    await manager.query(keepSql, [address, personId]);
    const [, filled] = await manager.query<[unknown[], number]>(fillSql, [address, personId]);
    if (filled > 0) await this.recommendations.soonAfter(manager, personId);
    await manager.query(joinSql, [address, writerKey(address, personId)]);
  }
}

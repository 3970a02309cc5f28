import { Injectable } from '@nestjs/common';
import type { BlockedWriter } from '@porchlight/contracts/catalog';
import { changedCount, notFound, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ViewingDecisions } from '../viewings/viewing-decisions.ts';
import { leadNotFound } from './lead-detail.ts';
import { ownLeadsSql } from './lead-sql.ts';
import { messages } from './messages.ts';

const maxBlocked = 500;

// The account is blocked with all its addresses, if it confirmed the address that it wrote under.
const leadSql = `
  select i.writer, case when i.is_address_confirmed then i.user_id end as "userId"
  from ${ownLeadsSql} and i.id = $2::uuid`;
const lockSql = `select pg_advisory_xact_lock(hashtextextended('blocked writers ' || $1, 0))`;
const countSql = 'select count(*)::int as count from blocked_writer where owner_user_id = $1::uuid';
const blockSql =
  'insert into blocked_writer (owner_user_id, writer, user_id) values ($1, $2, $3) on conflict do nothing';
const listSql = `
  select b.id, b.blocked_at as "blockedAt", coalesce((
    select i.first_name from inquiry i join listing l on l.id = i.listing_id
    where i.writer = b.writer and l.owner_user_id = b.owner_user_id order by i.updated_at desc
    limit 1), '') as "firstName"
  from blocked_writer b where b.owner_user_id = $1::uuid order by b.blocked_at desc, b.id limit ${maxBlocked}`;
const unblockSql = 'delete from blocked_writer where owner_user_id = $1::uuid and id = $2';

/** Renters whose messages to a landlord are dropped. */
@Injectable()
export class BlockedWriterList {
  constructor(
    private readonly source: DataSource,
    private readonly viewings: ViewingDecisions,
  ) {}

  /** Blocks the renter of a lead and cancels their viewings; a second time changes nothing. */
  async block(ownerId: string, leadId: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [lead] = await manager.query<{ writer: string | null; userId: string | null }[]>(leadSql, [
        ownerId,
        leadId,
      ]);
      if (!lead) throw leadNotFound();
      if (lead.writer === null) throw new Problem(410, 'writer-erased', messages.writerErased);
      await this.#checkCount(manager, ownerId);
      await manager.query(blockSql, [ownerId, lead.writer, lead.userId]);
      await this.viewings.cancelAll(manager, ownerId, { writer: lead.writer, userId: lead.userId });
    });
  }

  /** Returns the blocked renters, newest first. */
  async list(ownerId: string): Promise<BlockedWriter[]> {
    const rows = await this.source.query<(Omit<BlockedWriter, 'blockedAt'> & { blockedAt: Date })[]>(listSql, [
      ownerId,
    ]);
    return rows.map(({ blockedAt, ...writer }) => ({ ...writer, blockedAt: blockedAt.toISOString() }));
  }

  async unblock(ownerId: string, id: string): Promise<void> {
    if ((await changedCount(this.source, unblockSql, [ownerId, id])) === 0)
      throw notFound(messages.writerNotFound, 'writer-not-found');
  }

  async #checkCount(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query(lockSql, [ownerId]);
    const [{ count }] = await manager.query<[{ count: number }]>(countSql, [ownerId]);
    if (count >= maxBlocked) throw new Problem(409, 'too-many-blocked', messages.tooManyBlocked);
  }
}

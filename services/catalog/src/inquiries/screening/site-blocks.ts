import { Injectable } from '@nestjs/common';
import { changedRows } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const hashSql = (writer: string) => `encode(sha256(convert_to(${writer}, 'UTF8')), 'hex')`;
/** Condition that a block `b` covers the writer of an inquiry `i`, also after the inquiry joined an account. */
const coversInquirySql = `(b.writer_hash = ${hashSql('i.writer')} or b.user_id = i.user_id or b.inquiry_id = i.id)`;
/** Whether staff blocked the writer of an inquiry `i`. */
export const isSiteBlockedSql = `exists (select from site_blocked_writer b where ${coversInquirySql})`;
/** Whether staff blocked a writer, whose key and account are the given parameters. */
export const siteBlockOfSql = (writer: string, account: string): string =>
  `select 1 from site_blocked_writer where writer_hash = ${hashSql(writer)} or user_id = ${account}`;

// The account is blocked with all its addresses, if it confirmed the address that it wrote under.
const blockSql = `
  insert into site_blocked_writer (writer_hash, user_id, inquiry_id, blocked_by)
  select ${hashSql('i.writer')}, case when i.is_address_confirmed then i.user_id end, i.id, $2::uuid
  from inquiry i where i.id = $1::uuid and i.writer is not null
  on conflict (writer_hash) do nothing`;
const unblockSql = `
  delete from site_blocked_writer b using inquiry i where i.id = $1::uuid and ${coversInquirySql}
  returning i.writer`;

/** Writers whose messages to all landlords are dropped, because staff blocked them. (docs/rules/inquiries.md) */
@Injectable()
export class SiteBlocks {
  /** Blocks the writer of an inquiry; a second time changes nothing. */
  async block(manager: EntityManager, inquiryId: string, staffId: string): Promise<void> {
    await manager.query(blockSql, [inquiryId, staffId]);
  }

  /** Ends the blocks of the writer of an inquiry. Returns their writers' keys, null once erased. */
  async unblock(manager: EntityManager, inquiryId: string): Promise<readonly (string | null)[]> {
    return (await changedRows<{ writer: string | null }>(manager, unblockSql, [inquiryId])).map(({ writer }) => writer);
  }
}

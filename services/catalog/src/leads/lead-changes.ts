import { Injectable } from '@nestjs/common';
import type { LeadChange } from '@porchlight/contracts/catalog';
import { changedCount } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { leadNotFound } from './lead-detail.ts';
import { ownLeadsSql } from './lead-sql.ts';

const changeLeadSql = (changes: string) => `
  update inquiry set ${changes} where id = (select i.id from ${ownLeadsSql} and i.id = $2::uuid)`;
const viewedSql = changeLeadSql(
  `seen_at = clock_timestamp(), stage = case when stage = 'new' then 'viewed' else stage end`,
);
// A landlord who ends a lead needs not reply to it.
const changeSql = changeLeadSql(`
  stage = coalesce($3, stage), waiting_since = case when $3 in ('leased', 'lost') then null else waiting_since end,
  archived_at = case $4::boolean when true then coalesce(archived_at, now()) when false then null else archived_at end,
  note = coalesce($5, note)`);
const deleteSql = changeLeadSql('hidden_at = now()');

/** Changes leads of a landlord; nothing of it reaches the renter, except that a message was read. */
@Injectable()
export class LeadChanges {
  constructor(private readonly source: DataSource) {}

  markViewed(ownerId: string, id: string): Promise<void> {
    return this.#change(viewedSql, [ownerId, id]);
  }

  change(ownerId: string, id: string, { stage, isArchived, note }: LeadChange): Promise<void> {
    return this.#change(changeSql, [ownerId, id, stage, isArchived, note?.trim()]);
  }

  /** Hides a lead from its landlord until the renter writes again. */
  delete(ownerId: string, id: string): Promise<void> {
    return this.#change(deleteSql, [ownerId, id]);
  }

  async #change(sql: string, parameters: readonly unknown[]): Promise<void> {
    if ((await changedCount(this.source, sql, [...parameters])) === 0) throw leadNotFound();
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records what merges of accounts moved between companies, and lets a second person approve their credits. */
export class MergeAccounts20261129080200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table account_merge (
      id uuid primary key,
      from_company_id uuid not null,
      to_company_id uuid not null,
      state text not null default 'new'
        constraint account_merge_state check (state in ('new', 'waiting', 'approved', 'rejected', 'moved', 'returned')),
      approved_credits int not null default 0 constraint account_merge_approved check (approved_credits >= 0),
      credits int constraint account_merge_credits check (credits between 0 and approved_credits),
      listing_ids text[] not null default '{}',
      made_at timestamptz not null default now(),
      constraint account_merge_companies check (from_company_id <> to_company_id),
      constraint account_merge_moved check ((credits is null) = (state not in ('moved', 'returned')))
    )`);
    await runner.query(`alter table approval_request drop constraint approval_request_kind,
      add constraint approval_request_kind check (kind in ('adjustment', 'refund', 'merge'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_merge');
    await runner.query(`delete from approval_request where kind = 'merge'`);
    await runner.query(`alter table approval_request drop constraint approval_request_kind,
      add constraint approval_request_kind check (kind in ('adjustment', 'refund'))`);
  }
}

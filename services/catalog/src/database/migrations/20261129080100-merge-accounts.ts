import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which rows a merge of accounts moved, so that it can be undone. */
export class MergeAccounts20261129080100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table account_merge (
      id uuid primary key,
      moved jsonb not null default '{}',
      made_at timestamptz not null default now(),
      returned_at timestamptz
    )`);
    await runner.query('create index account_merge_made on account_merge (made_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_merge');
  }
}

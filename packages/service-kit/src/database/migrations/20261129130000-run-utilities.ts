import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the runs of utilities: how far they are, and who started them. */
export class RunUtilities20261129130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table utility_run (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
      done int not null default 0,
      total int,
      last_id bigint not null default 0,
      started_by uuid not null,
      started_at timestamptz not null default now(),
      ended_by uuid,
      ended_at timestamptz,
      check ((state = 'running') = (ended_at is null)))`);
    await runner.query(`create unique index utility_run_running on utility_run (kind) where state = 'running'`);
    await runner.query('create index utility_run_kind on utility_run (kind, started_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table utility_run');
  }
}

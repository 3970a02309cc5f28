import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables in the schema of every service: outgoing jobs and events, received events, and applied seeds. */
export class CreateKitTables20261121000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table job (
      id bigint generated always as identity primary key,
      kind text not null constraint job_kind check (kind in ('event', 'task')),
      name text not null,
      key text not null,
      target text not null,
      sequence text,
      payload jsonb not null,
      state text not null default 'ready' constraint job_state check (state in ('ready', 'running', 'dead')),
      run_at timestamptz not null default now(),
      made_at timestamptz not null default now(),
      attempts integer not null default 0,
      locked_until timestamptz,
      worker text,
      last_error text
    ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`);
    await runner.query(`create index job_due on job (run_at, id) where state = 'ready'`);
    await runner.query(`create index job_lost on job (locked_until) where state = 'running'`);
    await runner.query(`create index job_sequence on job (target, sequence, id) where sequence is not null`);
    await runner.query(`create unique index job_once on job (target, key)`);
    await runner.query(`create table inbox (
      source text not null, key text not null, taken_at timestamptz not null default now(), primary key (source, key))`);
    await runner.query(`create index inbox_taken_at on inbox (taken_at)`);
    await runner.query(
      `create table seed_version (version text primary key, sown_at timestamptz not null default now())`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seed_version');
    await runner.query('drop table inbox');
    await runner.query('drop table job');
  }
}

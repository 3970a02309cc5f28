import type { MigrationInterface, QueryRunner } from 'typeorm';

/** State of the link check (one row), and the links that it found to have no page. */
export class CreateLinkCheck20261127203200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table link_check (
      only_row boolean primary key default true constraint link_check_only_row check (only_row),
      run int not null default 0,
      shown_run int not null default 0,
      is_running boolean not null default false,
      after_kind text not null default '',
      after_id text not null default '',
      checked int not null default 0,
      total int not null default 0,
      touched_at timestamptz not null default now(),
      finished_at timestamptz)`);
    await runner.query('insert into link_check default values');
    await runner.query(`create table link_fault (
      run int not null,
      kind text not null,
      record_id text not null,
      link text not null,
      name jsonb not null,
      reason text not null constraint link_fault_reason check (reason in ('missing', 'redirected')),
      primary key (run, kind, record_id, link))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table link_fault');
    await runner.query('drop table link_check');
  }
}

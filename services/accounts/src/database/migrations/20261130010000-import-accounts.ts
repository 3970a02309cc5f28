import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of accounts: the rows of their files, which are deleted after 30 days, and the references of other systems. */
export class ImportAccounts20261130010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table account_import (
      id uuid primary key default gen_random_uuid(),
      file_name text not null,
      state text not null default 'uploaded' constraint account_import_state check (state in ('uploaded', 'dry_run',
        'confirmed', 'running', 'done', 'done_with_errors', 'cancelled', 'rolling_back', 'rolled_back')),
      columns text[] not null,
      mapping jsonb not null,
      row_count int not null,
      counts jsonb not null default '{}',
      sends_mails boolean not null default false,
      started_by uuid not null,
      started_at timestamptz not null default now(),
      confirm_key text,
      confirmed_by uuid,
      ended_at timestamptz,
      constraint account_import_confirmed check ((confirm_key is null) = (confirmed_by is null)))`);
    await runner.query('create index account_import_started on account_import (started_at desc, id)');
    await runner.query(`create table account_import_row (
      import_id uuid not null references account_import on delete cascade,
      line int not null,
      cells text[],
      email text,
      plan text constraint account_import_row_plan check (plan in ('create', 'update', 'skip', 'conflict', 'error')),
      issues jsonb not null default '[]',
      result text constraint account_import_row_result
        check (result in ('created', 'updated', 'skipped', 'failed', 'cancelled')),
      person_id uuid references person on delete set null,
      wants_mail boolean not null default false,
      mailed_at timestamptz,
      before jsonb,
      after jsonb,
      undo text constraint account_import_row_undo check (undo in ('removed', 'restored', 'kept')),
      keep_reason text,
      primary key (import_id, line))`);
    await runner.query(
      'create index account_import_row_person on account_import_row (person_id) where person_id is not null',
    );
    await runner.query('create index account_import_row_email on account_import_row (email) where email is not null');
    await runner.query(`create table imported_account (
      external_ref text primary key,
      person_id uuid not null unique references person on delete cascade,
      import_id uuid references account_import on delete set null,
      imported_at timestamptz not null default now())`);
    await runner.query('create index imported_account_import on imported_account (import_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['imported_account', 'account_import_row', 'account_import'])
      await runner.query(`drop table ${table}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates data exports and the 14-day grace period of account deletions. */
export class CreatePrivacy20261121112300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table person_export (
      person_id uuid primary key references person on delete cascade,
      id uuid not null default gen_random_uuid() constraint person_export_id unique,
      asked_at timestamptz not null default now(),
      file bytea)`);
    await runner.query('alter table person add column deletes_at timestamptz');
    await runner.query('alter table person drop constraint person_state');
    await runner.query(
      `alter table person add constraint person_state check (state in ('unclaimed', 'active', 'disabled', 'decoy', 'deletion_pending'))`,
    );
    await runner.query(
      `alter table person add constraint person_deletes_at check ((state = 'deletion_pending') = (deletes_at is not null))`,
    );
    await runner.query('create index person_deletes_at on person (deletes_at) where deletes_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update person set state = 'disabled', deletes_at = null where state = 'deletion_pending'`);
    await runner.query(
      'alter table person drop constraint person_deletes_at, drop constraint person_state, drop column deletes_at',
    );
    await runner.query(
      `alter table person add constraint person_state check (state in ('unclaimed', 'active', 'disabled', 'decoy'))`,
    );
    await runner.query('drop table person_export');
  }
}

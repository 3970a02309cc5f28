import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds pending email changes, the time of the last acknowledged login, and public details of companies. */
export class ChangePeople20261121112100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table mail_change (
      person_id uuid primary key references person on delete cascade,
      id uuid not null default gen_random_uuid(),
      new_email text not null constraint mail_change_new_email check (new_email = lower(new_email) and char_length(new_email) <= 254),
      old_said_yes boolean not null,
      new_said_yes boolean not null default false,
      made_at timestamptz not null default now())`);
    await runner.query('alter table person add column last_seen_login_at timestamptz');
    await runner.query(
      `alter table company add column legal_name text, add column phone text, add column email text, add column website text, add column licence_number text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table company drop column legal_name, drop column phone, drop column email, drop column website, drop column licence_number',
    );
    await runner.query('alter table person drop column last_seen_login_at');
    await runner.query('drop table mail_change');
  }
}

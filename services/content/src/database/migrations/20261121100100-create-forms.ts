import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates forms and their submissions, which are retained for 12 months and read by staff. */
export class CreateForms20261121100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table form (
      key text primary key constraint form_key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      label text not null,
      recipients text[] not null default '{}',
      confirmation jsonb not null constraint form_confirmation check (confirmation ? 'en-CA'),
      is_open boolean not null default true,
      version integer not null default 1
    )`);
    await runner.query(`create table form_submission (
      id bigint generated always as identity primary key,
      key text not null constraint form_submission_key unique,
      form_key text not null references form,
      answers jsonb not null,
      language text not null,
      page text,
      is_suspect boolean not null,
      state text not null default 'waiting' constraint form_submission_state check (state in ('waiting', 'mailed')),
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '12 months'
    )`);
    await runner.query('create index form_submission_newest on form_submission (form_key, sent_at desc)');
    await runner.query('create index form_submission_expires on form_submission (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table form_submission, form');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the mail queue. */
export class CreateMail20261121110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table mail (
      id uuid primary key default gen_random_uuid(),
      key text not null constraint mail_key unique,
      template text not null,
      person_id uuid references person on delete cascade,
      email text constraint mail_email_form check (email = lower(email) and char_length(email) <= 254),
      language text not null constraint mail_language check (language in ('en-CA', 'fr-CA', 'en-US')),
      words jsonb not null,
      list text,
      unsubscribe_token text,
      state text not null default 'queued',
      made_at timestamptz not null default now(),
      constraint mail_recipient check (num_nonnulls(person_id, email) > 0))`);
    await runner.query(`create index mail_queued on mail (made_at) where state = 'queued'`);
    await runner.query('create index mail_person on mail (person_id) where person_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail');
  }
}

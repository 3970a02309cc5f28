import type { MigrationInterface, QueryRunner } from 'typeorm';

const isOpen = 'not is_suspect and handled_at is null and waiting_since is not null';
const isReplied = 'not is_suspect and handled_at is null and waiting_since is null';
const isClosed = 'not is_suspect and handled_at is not null';
const words = `folded(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'message', ''))`;

/** Makes a submission the beginning of a conversation: replies, the address that takes answers, lists and search. */
export class CreateConversations20261129070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table form_submission
        add column conversation_id uuid not null default gen_random_uuid() constraint form_submission_conversation unique,
        add column waiting_since timestamptz default now(),
        add column replied_at timestamptz,
        add column claimed_by uuid,
        add column claimed_at timestamptz,
        add column version integer not null default 1,
        add column alias text constraint form_submission_alias unique,
        add column alias_expires_at timestamptz,
        add column alias_mails integer not null default 0,
        add column alias_counted_since timestamptz not null default now()`);
    await runner.query(`
      alter table form_submission
        add column reference text generated always as ('M-' || upper(left(conversation_id::text, 8))) stored,
        add column email text generated always as (lower(answers ->> 'email')) stored,
        add column words tsvector generated always as (to_tsvector('simple', ${words})) stored`);
    await runner.query('update form_submission set waiting_since = sent_at');
    await runner.query(`create index form_submission_open on form_submission (waiting_since, id) where ${isOpen}`);
    await runner.query(
      `create index form_submission_replied on form_submission (replied_at desc, id desc) where ${isReplied}`,
    );
    await runner.query(
      `create index form_submission_closed on form_submission (handled_at desc, id desc) where ${isClosed}`,
    );
    await runner.query('create index form_submission_spam on form_submission (sent_at desc, id desc) where is_suspect');
    await runner.query('create index form_submission_reference on form_submission (reference)');
    await runner.query('create index form_submission_email on form_submission (email)');
    await runner.query('create index form_submission_words on form_submission using gin (words)');
    await runner.query(`create table form_message (
      id bigint generated always as identity primary key,
      submission_id bigint not null constraint form_message_submission references form_submission on delete cascade,
      key text not null constraint form_message_key unique,
      author text not null constraint form_message_author check (author in ('staff', 'person')),
      author_id uuid,
      text text not null,
      had_files boolean not null default false,
      held_from text,
      sent_at timestamptz not null default now()
    )`);
    await runner.query('create index form_message_submission on form_message (submission_id, id)');
    await runner.query('create index form_message_held on form_message (submission_id) where held_from is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table form_message');
    // The other indexes go with their columns.
    await runner.query('drop index form_submission_closed, form_submission_spam');
    await runner.query(`alter table form_submission
      drop column words, drop column email, drop column reference, drop column alias_counted_since,
      drop column alias_mails, drop column alias_expires_at, drop column alias, drop column version,
      drop column claimed_at, drop column claimed_by, drop column replied_at, drop column waiting_since,
      drop column conversation_id`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why messages are held, what staff decided about them, and what these decisions teach: spam signatures and blocks. */
export class DecideHeldMessages20261129010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns);
    await runner.query(stateOf(stateWithDecisions));
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table spam_signature, site_blocked_writer');
    await runner.query(stateOf(stateWithoutDecisions));
    await runner.query(withoutColumns);
  }
}

// `delivered_at` is when a message that was held reached the landlord; of an inquiry, its first message.
const columns = `
  alter table inquiry_message
    add column hold_reasons text[] not null default '{}',
    add column delivered_at timestamptz,
    add column decision text constraint inquiry_message_decision check (decision in ('release', 'spam', 'block')),
    add column decided_at timestamptz,
    add column decided_by uuid,
    add constraint inquiry_message_decided check ((decision is null) = (decided_at is null));
  drop index inquiry_message_held;
  create index inquiry_message_held on inquiry_message (sent_at) where hold_score is not null and decided_at is null;
  alter table inquiry
    add column has_held_message boolean not null default false,
    add column delivered_at timestamptz;
  update inquiry i set has_held_message = true where exists (
    select from inquiry_message m where m.inquiry_id = i.id and m.hold_score is not null)`;
const withoutColumns = `
  drop index inquiry_message_held;
  alter table inquiry_message drop column hold_reasons, drop column delivered_at, drop column decision,
    drop column decided_at, drop column decided_by;
  create index inquiry_message_held on inquiry_message (sent_at) where hold_score is not null;
  alter table inquiry drop column has_held_message, drop column delivered_at`;

// Held is what waits for a check, also in an inquiry of which the landlord has other messages.
const stateWithDecisions = `
  case when has_held_message then 'held' when is_quarantined or stage = 'spam' then 'spam'
    when replied_at is not null then 'answered' else 'new' end`;
const stateWithoutDecisions = `
  case when is_quarantined then 'held' when stage = 'spam' then 'spam'
    when replied_at is not null then 'answered' else 'new' end`;
const stateOf = (expression: string) => `
  drop index inquiry_newest_of_state;
  alter table inquiry drop column state;
  alter table inquiry add column state text generated always as (${expression}) stored;
  create index inquiry_newest_of_state on inquiry (state, sent_at desc, id)`;

// Hashes only: SHA-256, hexadecimal, of the normalized text or of the key of the writer.
const tables = `
  create table spam_signature (
    kind text not null constraint spam_signature_kind check (kind in ('text', 'writer')),
    hash text not null,
    marked_at timestamptz not null default now(),
    constraint spam_signature_key primary key (kind, hash));
  create table site_blocked_writer (
    writer_hash text constraint site_blocked_writer_key primary key,
    user_id uuid,
    inquiry_id uuid references inquiry on delete set null,
    blocked_at timestamptz not null default now(),
    blocked_by uuid);
  create index site_blocked_writer_user on site_blocked_writer (user_id) where user_id is not null;
  create index site_blocked_writer_inquiry on site_blocked_writer (inquiry_id) where inquiry_id is not null`;

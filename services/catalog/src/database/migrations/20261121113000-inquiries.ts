import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inquiries of renters to landlords: one open inquiry per listing and writer, and its messages. */
export class Inquiries20261121113000 implements MigrationInterface {
  readonly name = 'Inquiries20261121113000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(inquiries);
    await runner.query(messages);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inquiry_message, inquiry, known_address');
  }
}

// `known_address` is filled from events of accounts: which account has an address. `writer` identifies the sender: the
// address, normalized for mail providers that ignore dots and suffixes. One inquiry per listing and writer is open:
// messages within 30 days are appended to it. Personal fields are cleared after the retention period. (docs/rules/inquiries.md)
const inquiries = `
  create table known_address (
    address text primary key,
    person_id uuid not null);
  create index known_address_person on known_address (person_id);
  create table inquiry (
    id uuid primary key default gen_random_uuid(),
    listing_id bigint not null references listing on delete cascade,
    writer text,
    user_id uuid,
    is_open boolean not null default true,
    stage text not null default 'new' constraint inquiry_stage check (stage in ('new', 'viewed', 'replied', 'showing', 'applied', 'leased', 'lost', 'spam')),
    first_name text, last_name text, email text, phone text,
    language text not null constraint inquiry_language check (language in ('en-CA', 'fr-CA', 'en-US')),
    move_in_date date,
    household_size smallint constraint inquiry_household_size check (household_size between 1 and 20),
    pets text,
    documents_ready text[] not null default '{}',
    is_abroad boolean not null default false,
    wants_alerts boolean not null default false,
    careful text[] not null default '{}',
    is_quarantined boolean not null default false,
    source text, gclid text, utms jsonb,
    sent_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    seen_at timestamptz, replied_at timestamptz, hidden_at timestamptz);
  create unique index inquiry_open on inquiry (listing_id, writer) where is_open;
  create index inquiry_writer on inquiry (writer, updated_at desc);
  create index inquiry_user on inquiry (user_id, updated_at desc) where user_id is not null;
  create index inquiry_listing on inquiry (listing_id, updated_at desc);
  create index inquiry_old on inquiry (updated_at) where email is not null;`;

const messages = `
  create table inquiry_message (
    id bigint generated always as identity primary key,
    inquiry_id uuid not null references inquiry on delete cascade,
    key text not null constraint inquiry_message_key unique,
    author text not null constraint inquiry_message_author check (author in ('renter', 'landlord')),
    text text not null constraint inquiry_message_text check (length(text) <= 4000),
    sent_at timestamptz not null default clock_timestamp());
  create index inquiry_message_thread on inquiry_message (inquiry_id, sent_at, id);`;

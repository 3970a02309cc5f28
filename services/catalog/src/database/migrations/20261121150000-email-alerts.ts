import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved searches with email alerts: their readers, deliveries, and what alerts need from listings. */
export class EmailAlerts20261121150000 implements MigrationInterface {
  readonly name = 'EmailAlerts20261121150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readers);
    await runner.query(searches);
    await runner.query(deliveries);
    await runner.query(changes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index price_change_at; drop index listing_reopened; alter table listing drop column reopened_at',
    );
    await runner.query('drop table alert_delivery, saved_search, alert_reader');
  }
}

// Reader of alerts without an account. Links contain the id, not the address; `address` is the normalized address that
// accounts uses. `asks` counts confirmation mails.
const readers = `
  create table alert_reader (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint alert_reader_email unique constraint alert_reader_email_form check (email = lower(email) and length(email) <= 254),
    address text not null,
    confirmed_at timestamptz,
    asks smallint not null default 0,
    asks_since timestamptz not null default now());
  create index alert_reader_address on alert_reader (address);`;

// The slot limits the number of searches per owner to ten; an unconfirmed search has none. Consent is stored with time,
// IP address, source and text version. (docs/rules/privacy.md#privacy-3-consent-is-stored-with-time-source-and-text-version)
const searches = `
  create table saved_search (
    id uuid primary key default gen_random_uuid(),
    user_id uuid,
    reader_id uuid references alert_reader on delete cascade,
    owner_id uuid not null generated always as (coalesce(user_id, reader_id)) stored,
    slot smallint constraint saved_search_slot check (slot between 1 and 10),
    name text constraint saved_search_name check (length(name) between 1 and 80),
    place_kind text constraint saved_search_place check (place_kind in ('city', 'metro', 'province')),
    place_id int,
    query text not null,
    frequency text not null constraint saved_search_frequency check (frequency in ('instant', 'daily', 'weekly')),
    language text not null constraint saved_search_language check (language in ('en-CA', 'fr-CA', 'en-US')),
    time_zone text not null,
    confirm_id uuid,
    confirmed_at timestamptz, consent_source text, consent_words text, consent_ip text,
    is_active boolean not null default false,
    paused_because text constraint saved_search_paused check (paused_because in ('you', 'unsubscribed', 'bounced', 'ignored')),
    made_at timestamptz not null default clock_timestamp(),
    found_until timestamptz not null default now(),
    last_run_at timestamptz, last_sent_at timestamptz,
    next_run_at timestamptz,
    constraint saved_search_one_owner check (num_nonnulls(user_id, reader_id) = 1),
    constraint saved_search_whole_place check ((place_kind is null) = (place_id is null)),
    constraint saved_search_confirmed check ((slot is null) = (confirmed_at is null)),
    constraint saved_search_runs check (not is_active or (confirmed_at is not null and next_run_at is not null and paused_because is null)),
    constraint saved_search_slot_free unique (owner_id, slot));
  create unique index saved_search_same on saved_search (owner_id, coalesce(place_kind, ''), coalesce(place_id, 0), md5(query));
  create index saved_search_due on saved_search (next_run_at, owner_id) where is_active;
  create index saved_search_reader on saved_search (reader_id) where reader_id is not null;
  create index saved_search_unconfirmed on saved_search (made_at) where confirmed_at is null;`;

// The primary key sends a listing to a reader once per event, whichever of their searches found it.
const deliveries = `
  create table alert_delivery (
    owner_id uuid not null,
    listing_id bigint not null references listing on delete cascade,
    event text not null constraint alert_delivery_event check (event in ('new', 'price-drop', 'back')),
    mail_id uuid not null,
    queued_at timestamptz not null,
    constraint alert_delivery_key primary key (owner_id, listing_id, event));
  create index alert_delivery_mails on alert_delivery (owner_id, queued_at);
  create index alert_delivery_listing on alert_delivery (listing_id);
  create index alert_delivery_old on alert_delivery (queued_at);`;

const changes = `
  alter table listing add column reopened_at timestamptz;
  create index listing_reopened on listing (reopened_at) where reopened_at is not null;
  create index price_change_at on price_change (changed_at);`;

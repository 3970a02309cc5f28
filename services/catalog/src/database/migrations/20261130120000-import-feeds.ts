import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feeds of partners, their runs, and the homes that they list. */
export class ImportFeeds20261130120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [listings, feeds, runs, rows, photos]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table feed_photo, feed_home, feed_row, feed_run, feed;
      alter table photo_upload drop column is_from_feed;
      delete from listing where is_from_feed and num_nulls(lease_term, furnished, parking_type, laundry, fees) > 0;
      alter table listing drop constraint listing_complete, drop column is_from_feed, drop column pinned_fields,
        add constraint listing_complete check (status in ('draft', 'deleted')
          or num_nulls(lease_term, furnished, parking_type, laundry, fees) = 0)`);
  }
}

// A home of a feed may be public without what its file does not say. Pinned fields were edited by a person, and stay.
const listings = `
  alter table listing
    add column is_from_feed boolean not null default false,
    add column pinned_fields text[] not null default '{}',
    drop constraint listing_complete,
    add constraint listing_complete check (is_from_feed or status in ('draft', 'deleted')
      or num_nulls(lease_term, furnished, parking_type, laundry, fees) = 0);
  create index listing_from_feed on listing (id) where is_from_feed and status not in ('merged', 'deleted')`;

// The marks are those of the file that was read last; failures follow one another.
const feeds = `
  create table feed (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    company_id uuid not null references company (public_id),
    format text not null constraint feed_format check (format in ('hotpads21', 'mits41', 'csv', 'json')),
    address text not null,
    schedule text not null constraint feed_schedule check (schedule in ('hourly', 'six-hourly', 'daily')),
    mode text not null constraint feed_mode check (mode in ('full', 'partial')),
    identity text not null constraint feed_identity check (identity in ('id', 'id-and-size')),
    mapping jsonb not null default '[]',
    default_city_id int references city on delete set null,
    auto_enables boolean not null default false,
    is_active boolean not null default false,
    contact_email text,
    next_run_at timestamptz,
    etag text, last_modified text, read_at timestamptz,
    failures int not null default 0,
    version int not null default 1,
    updated_at timestamptz not null default now(),
    deleted_at timestamptz);
  create index feed_due on feed (next_run_at) where is_active and deleted_at is null;
  create index feed_company on feed (company_id);
  create index feed_city on feed (default_city_id)`;

// One run of a feed is under way. A lease belongs to the process that reads the file.
const runs = `
  create table feed_run (
    id uuid primary key default gen_random_uuid(),
    feed_id uuid not null references feed on delete cascade,
    state text not null default 'queued' constraint feed_run_state
      check (state in ('queued', 'reading', 'held', 'applying', 'ok', 'partial', 'failed', 'cancelled')),
    started_at timestamptz not null default now(),
    ended_at timestamptz,
    started_by uuid, decided_by uuid,
    leased_until timestamptz,
    attempts int not null default 0,
    is_unchanged_file boolean not null default false,
    etag text, last_modified text,
    bytes bigint not null default 0,
    counts jsonb not null default '{}',
    applied int not null default 0,
    fault text, fault_line int, excerpt text,
    constraint feed_run_end check ((state in ('ok', 'partial', 'failed', 'cancelled')) = (ended_at is not null)));
  create unique index feed_run_open on feed_run (feed_id) where state in ('queued', 'reading', 'applying');
  create index feed_run_feed on feed_run (feed_id, started_at desc, id);
  create index feed_run_started on feed_run (started_at desc, id)`;

// A row without a number is a home that the file does not have. The action of a row is known once all are read.
const rows = `
  create table feed_row (
    run_id uuid not null references feed_run on delete cascade,
    position int not null,
    number int, line int,
    external_id text not null,
    external_key text not null,
    action text constraint feed_row_action check (action in ('created', 'updated', 'unchanged', 'sighted', 'rejected',
      'duplicate', 'suspected', 'missing', 'expired')),
    issues text[] not null default '{}',
    value text, address text,
    home jsonb,
    content_hash bytea,
    listing_id bigint references listing on delete set null,
    is_applied boolean not null default false,
    primary key (run_id, position));
  create index feed_row_key on feed_row (run_id, external_key);
  create index feed_row_open on feed_row (run_id, position) where not is_applied;
  create index feed_row_listing on feed_row (listing_id);
  create table feed_home (
    feed_id uuid not null references feed on delete cascade,
    external_key text not null,
    listing_id bigint not null references listing on delete cascade,
    content_hash bytea not null,
    absent_runs int not null default 0,
    primary key (feed_id, external_key));
  create index feed_home_listing on feed_home (listing_id)`;

// A photo that was fetched keeps its address, and is not fetched again.
const photos = `
  alter table photo_upload add column is_from_feed boolean not null default false;
  create table feed_photo (
    listing_id bigint not null references listing on delete cascade,
    address text not null,
    position int not null,
    state text not null default 'waiting' constraint feed_photo_state check (state in ('waiting', 'fetched', 'failed')),
    upload_id uuid references photo_upload on delete set null,
    attempts int not null default 0,
    next_try_at timestamptz not null default now(),
    primary key (listing_id, address));
  create index feed_photo_waiting on feed_photo (next_try_at) where state = 'waiting';
  create index feed_photo_upload on feed_photo (upload_id) where upload_id is not null`;

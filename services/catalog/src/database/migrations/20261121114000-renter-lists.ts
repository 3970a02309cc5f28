import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Activity of renters: viewed listings, counters, recommendations; and their points of interest. */
export class RenterLists20261121114000 implements MigrationInterface {
  readonly name = 'RenterLists20261121114000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(activity);
    await runner.query(recommendations);
    await runner.query(places);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table point_of_interest, recommendation_run, recommendation_removal, recommendation, viewed_listing, listing_day, activity_seen',
    );
  }
}

// The primary key of activity_seen counts repeats once, in any number of tabs. The visitor is a hash.
const activity = `
  create table activity_seen (
    day date not null,
    visitor text not null,
    listing_id bigint not null references listing on delete cascade,
    kind text not null constraint activity_seen_kind check (kind in ('view', 'impression', 'seen')),
    constraint activity_seen_key primary key (day, visitor, listing_id, kind));
  create index activity_seen_listing on activity_seen (listing_id);
  create table listing_day (
    listing_id bigint not null references listing on delete cascade,
    day date not null,
    views int not null default 0, impressions int not null default 0,
    constraint listing_day_key primary key (listing_id, day));
  create table viewed_listing (
    user_id uuid not null,
    listing_id bigint not null references listing on delete cascade,
    viewed_at timestamptz not null, times int not null, rent_then int not null,
    constraint viewed_listing_key primary key (user_id, listing_id));
  create index viewed_listing_newest on viewed_listing (user_id, viewed_at desc, listing_id);
  create index viewed_listing_listing on viewed_listing (listing_id);`;

const recommendations = `
  create table recommendation (
    user_id uuid not null,
    listing_id bigint not null references listing on delete cascade,
    position smallint not null constraint recommendation_position check (position between 1 and 50),
    why text[] not null, near_place text,
    seen_at timestamptz,
    constraint recommendation_key primary key (user_id, listing_id),
    constraint recommendation_order unique (user_id, position) deferrable initially deferred);
  create index recommendation_listing on recommendation (listing_id);
  create table recommendation_removal (
    user_id uuid not null,
    listing_id bigint not null references listing on delete cascade,
    removed_at timestamptz not null default now(),
    reason text constraint recommendation_removal_reason check (length(reason) <= 300),
    constraint recommendation_removal_key primary key (user_id, listing_id));
  create index recommendation_removal_listing on recommendation_removal (listing_id);
  create table recommendation_run (
    user_id uuid constraint recommendation_run_key primary key,
    run_at timestamptz not null);`;

// The slot limits the number of points of interest per renter to ten.
const places = `
  create table point_of_interest (
    id uuid not null default gen_random_uuid() constraint point_of_interest_key primary key,
    user_id uuid not null,
    slot smallint not null constraint point_of_interest_slot check (slot between 1 and 10),
    name text not null constraint point_of_interest_name check (length(name) between 1 and 50),
    address text not null, city text not null default '',
    icon text not null default 'one' constraint point_of_interest_icon check (icon in ('one', 'home', 'work', 'school', 'childcare', 'groceries', 'transit', 'gym',
      'worship', 'hospital', 'library', 'park', 'friends', 'other')),
    latitude double precision not null, longitude double precision not null,
    made_at timestamptz not null default clock_timestamp(),
    constraint point_of_interest_slot_free unique (user_id, slot),
    constraint point_of_interest_market check (latitude between 18 and 84 and (longitude between -180 and -52 or longitude between 172 and 180)));`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listings and related tables: companies, buildings, photos, price changes, entitlements and rent history. */
export class Listings20261121040100 implements MigrationInterface {
  readonly name = 'Listings20261121040100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(offerersAndBuildings);
    await runner.query(listings);
    await runner.query(partsOfListings);
    await runner.query(projectionsAndHistory);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table market_state, rent_trend_cell, entitlement, price_change, listing_photo, listing, building, company',
    );
  }
}

// `public_id` is the company's id in accounts; the short id keeps search documents narrow.
const offerersAndBuildings = `
  create table company (
    id int generated always as identity primary key,
    public_id uuid not null constraint company_public_id unique,
    name text not null,
    is_verified boolean not null default false,
    languages text[] not null default '{}');
  create table building (
    id int primary key,
    city_id int not null references city,
    street text not null,
    postal_code text not null,
    latitude double precision not null, longitude double precision not null);`;

// Fields and limits follow (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds). Later migrations add contact, feed and media fields.
const listings = `
  create table listing (
    id bigint generated always as identity primary key,
    public_id text not null constraint listing_public_id unique constraint listing_public_id_shape check (public_id ~ '^[0-9a-z]{10}$'),
    slug text not null,
    version int not null default 1,
    company_id int not null references company,
    owner_user_id uuid not null,
    building_id int references building,
    status text not null constraint listing_status check (status in ('draft', 'pending_review', 'changes_requested', 'scheduled', 'active',
      'paused', 'expired', 'rented', 'suspended', 'rejected', 'merged', 'deleted')),
    status_reason text,
    merged_into_id bigint references listing,
    title text not null, description text not null,
    lang text not null constraint listing_lang check (lang in ('en', 'fr')),
    rental_type text not null, listing_kind text not null constraint listing_kind check (listing_kind in ('entire', 'room', 'shared', 'sublet')),
    street text not null, unit_number text,
    city_id int not null references city,
    postal_code text not null,
    latitude double precision not null constraint listing_latitude check (latitude between -90 and 90),
    longitude double precision not null constraint listing_longitude check (longitude between -180 and 180),
    hides_exact_address boolean not null default false,
    beds smallint not null constraint listing_beds check (beds between 0 and 10),
    baths_full smallint not null constraint listing_baths_full check (baths_full between 0 and 10),
    baths_half smallint not null default 0 constraint listing_baths_half check (baths_half between 0 and 5),
    sqft int constraint listing_sqft check (sqft between 50 and 20000),
    rent int not null constraint listing_rent check (rent between 100 and 50000),
    rent_max int constraint listing_rent_max check (rent_max >= rent),
    rent_frequency text not null default 'month' constraint listing_rent_frequency check (rent_frequency in ('month', 'week', 'year')),
    rent_monthly int not null,
    currency text not null constraint listing_currency check (currency in ('CAD', 'USD')),
    deposit int constraint listing_deposit check (deposit between 0 and 50000), deposit_note text,
    fees jsonb not null default '[]',
    available_date date not null,
    lease_term text not null constraint listing_lease_term check (lease_term in ('month_to_month', 'fixed', 'negotiable', 'short_term')),
    lease_min_months smallint, lease_max_months smallint,
    furnished text not null constraint listing_furnished check (furnished in ('yes', 'partial', 'no')),
    pet_policies text[] not null default '{}', utilities_included text[] not null default '{}', amenities text[] not null default '{}',
    parking_type text not null, laundry text not null,
    accessibility text[] not null default '{}', newcomer text[] not null default '{}',
    languages_spoken text[] not null default '{}', documents_accepted text[] not null default '{}',
    year_built smallint,
    is_verified boolean not null default false,
    listed_at timestamptz not null, refreshed_at timestamptz not null,
    published_at timestamptz, closed_at timestamptz,
    constraint listing_merged check ((status = 'merged') = (merged_into_id is not null)),
    constraint listing_lease_months check (lease_min_months <= lease_max_months));
  create index listing_company on listing (company_id);
  create index listing_owner on listing (owner_user_id);
  create index listing_building on listing (building_id) where building_id is not null;
  create index listing_city on listing (city_id);`;

// A photo is a drawn scene of the demo market; uploads will add columns.
const partsOfListings = `
  create table listing_photo (
    listing_id bigint not null references listing on delete cascade,
    position smallint not null,
    scene text not null constraint listing_photo_scene check (scene ~ '^[a-z0-9-]{1,80}$'),
    alt_en text not null, alt_fr text not null,
    primary key (listing_id, position));
  create table price_change (
    listing_id bigint not null references listing on delete cascade,
    changed_at timestamptz not null,
    old_rent int not null, new_rent int not null,
    primary key (listing_id, changed_at));`;

// market_state has no row unless a series of entitlements is expected.
const projectionsAndHistory = `
  create table entitlement (
    public_id text primary key,
    is_enabled boolean not null, is_featured boolean not null,
    version bigint not null);
  create table rent_trend_cell (
    kind text not null constraint rent_trend_cell_kind check (kind in ('city', 'metro', 'province', 'country')),
    place_id int not null, beds smallint not null, month date not null,
    n int not null, median int not null, p25 int not null, p75 int not null, average int not null,
    primary key (kind, place_id, beds, month));
  create table market_state (
    is_only boolean primary key default true constraint market_state_only check (is_only),
    is_complete boolean not null);`;

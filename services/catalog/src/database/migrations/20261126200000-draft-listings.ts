import type { MigrationInterface, QueryRunner } from 'typeorm';

/** States that can follow a state (docs/rules/listings.md#list-20-a-listing-changes-state-in-fixed-ways). */
export const transitions = {
  draft: ['pending_review', 'scheduled', 'active', 'deleted'],
  changes_requested: ['pending_review', 'deleted'],
  pending_review: ['active', 'changes_requested', 'rejected', 'deleted'],
  scheduled: ['draft', 'active', 'deleted'],
  active: ['paused', 'expired', 'rented', 'suspended', 'merged', 'deleted'],
  paused: ['active', 'expired', 'rented', 'suspended', 'merged', 'deleted'],
  expired: ['active', 'rented', 'suspended', 'merged', 'deleted'],
  rented: ['active', 'suspended', 'merged', 'deleted'],
  suspended: ['active', 'changes_requested', 'rejected', 'merged', 'deleted'],
  rejected: ['merged', 'deleted'],
  deleted: ['draft', 'active', 'paused', 'expired', 'rented', 'rejected', 'merged'],
};

/** Drafts of listings, their reviews by support, and the landlords who write them. */
export class DraftListings20261126200000 implements MigrationInterface {
  readonly name = 'DraftListings20261126200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(drafts);
    await runner.query(landlords);
    await runner.query(reviews);
    await runner.query(transitionGuard);
    await runner.query(`create trigger listing_transition before update of status on listing for each row
      when (old.status is distinct from new.status) execute function refuse_transition('${JSON.stringify(transitions)}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger listing_transition on listing;
      drop function refuse_transition;
      drop table listing_review, landlord;
      drop index photo_upload_perceptual_hash;
      delete from listing where num_nulls(lease_term, furnished, parking_type, laundry, fees) > 0;
      alter table listing drop constraint listing_complete, drop column declares_fair_housing, drop column is_pin_confirmed,
        drop column draft_key, drop column deleted_at, drop column status_before,
        alter column lease_term set not null, alter column furnished set not null, alter column parking_type set not null,
        alter column laundry set not null, alter column fees set not null`);
  }
}

// A draft holds null for what its landlord has not answered. A listing with a draft key was written here: its age counts
// from the day on which it became public.
const drafts = `
  alter table listing
    alter column lease_term drop not null, alter column furnished drop not null, alter column parking_type drop not null,
    alter column laundry drop not null, alter column fees drop not null,
    add column declares_fair_housing boolean not null default false,
    add column is_pin_confirmed boolean not null default true,
    add column draft_key text,
    add column deleted_at timestamptz,
    add column status_before text,
    add constraint listing_complete check (status in ('draft', 'deleted')
      or num_nulls(lease_term, furnished, parking_type, laundry, fees) = 0),
    add constraint listing_deletion check (status = 'deleted' or deleted_at is null);
  create unique index listing_draft_key on listing (owner_user_id, draft_key) where draft_key is not null;
  create index listing_deleted on listing (deleted_at) where deleted_at is not null;
  create index photo_upload_perceptual_hash on photo_upload (perceptual_hash) where state = 'attached';`;

// Accounts reports landlords; those of listings are known without.
const landlords = `
  create table landlord (
    person_id uuid primary key,
    company_id int not null references company,
    known_since timestamptz not null default now());
  insert into landlord (person_id, company_id, known_since)
    select owner_user_id, min(company_id), min(listed_at) from listing group by owner_user_id;`;

const reviews = `
  create table listing_review (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listing on delete cascade,
    submitted_at timestamptz not null default now(),
    turn_on_for int,
    risk smallint not null constraint listing_review_risk check (risk between 0 and 100),
    reasons jsonb not null,
    decision text constraint listing_review_decision check (decision in ('automatic', 'approved', 'changes-requested', 'rejected')),
    decided_at timestamptz,
    decided_by uuid,
    reason text,
    constraint listing_review_decided check ((decision is null) = (decided_at is null)),
    constraint listing_review_reason check ((coalesce(decision, '') in ('changes-requested', 'rejected')) = (reason is not null)));
  create index listing_review_listing on listing_review (listing_id);
  create unique index listing_review_open on listing_review (listing_id) where decision is null;
  create index listing_review_waiting on listing_review ((risk >= 75) desc, submitted_at, id) where decision is null;`;

const transitionGuard = `
  create function refuse_transition() returns trigger language plpgsql as $$
  begin
    if not coalesce((tg_argv[0]::jsonb -> old.status) ? new.status, false) then
      raise exception '% is never % after %', tg_table_name, new.status, old.status using errcode = 'check_violation';
    end if;
    return new;
  end $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { scheduledTransitions } from './20261127010000-schedule-listings.ts';

// An undone merge returns a duplicate to the state that it had.
const transitions = {
  ...scheduledTransitions,
  merged: ['active', 'paused', 'expired', 'rented', 'suspended'],
};
const guardBy = (states: Readonly<Record<string, readonly string[]>>) => `
  drop trigger listing_transition on listing;
  create trigger listing_transition before update of status on listing for each row
    when (old.status is distinct from new.status) execute function refuse_transition('${JSON.stringify(states)}')`;

/** Merges of listings with what each moved, so that they can be undone. */
export class MergeListings20261129120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(merges);
    await runner.query(joined);
    await runner.query(followers);
    await runner.query(guardBy(transitions));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(guardBy(scheduledTransitions));
    await runner.query(`
      drop trigger favourite_listing_merge on favourite;
      drop trigger guest_favourite_listing_merge on guest_favourite;
      drop trigger reported_listing_merge on reported_listing;
      drop function follow_listing_merge;
      alter table inquiry drop column joined_into_id;
      alter table reported_listing drop column joined_into_id;
      drop index listing_merged_into;
      drop table listing_merge_row, listing_merge_duplicate, listing_merge`);
  }
}

// `before` and `after` are the changed columns of the listing that stays. A row of `listing_merge_row` is what moved:
// `origin` is the record that it came from, `details` what an undo needs besides.
const merges = `
  create table listing_merge (
    id uuid primary key default gen_random_uuid(),
    company_id int not null references company,
    canonical_id bigint not null references listing on delete cascade,
    before jsonb not null default '{}',
    after jsonb not null default '{}',
    merged_at timestamptz not null default now(),
    merged_by uuid,
    undone_at timestamptz,
    undone_by uuid);
  create index listing_merge_company on listing_merge (company_id, merged_at desc);
  create index listing_merge_canonical on listing_merge (canonical_id);
  create table listing_merge_duplicate (
    merge_id uuid not null references listing_merge on delete cascade,
    listing_id bigint not null references listing on delete cascade,
    status text not null,
    status_reason text,
    primary key (merge_id, listing_id));
  create index listing_merge_duplicate_listing on listing_merge_duplicate (listing_id);
  create table listing_merge_row (
    merge_id uuid not null references listing_merge on delete cascade,
    part text not null,
    origin text not null,
    key text not null,
    details jsonb,
    primary key (merge_id, part, origin, key));
  create index listing_merged_into on listing (merged_into_id) where merged_into_id is not null;`;

// Of two inquiries of one renter, and of two open cases, one goes on; the other is empty and on no list.
const joined = `
  alter table inquiry add column joined_into_id uuid references inquiry on delete cascade;
  create index inquiry_joined on inquiry (joined_into_id) where joined_into_id is not null;
  alter table reported_listing add column joined_into_id uuid references reported_listing on delete cascade;
  create index reported_listing_joined on reported_listing (joined_into_id) where joined_into_id is not null;`;

// What is stored while a merge is under way waits for it, and follows it.
// @mutation listing-merge-followers
const followers = `
  create function follow_listing_merge() returns trigger language plpgsql as $$
  declare target bigint;
  begin
    select merged_into_id into target from listing where id = new.listing_id for key share;
    new.listing_id := coalesce(target, new.listing_id);
    return new;
  end $$;
  create trigger favourite_listing_merge before insert on favourite for each row
    execute function follow_listing_merge();
  create trigger guest_favourite_listing_merge before insert on guest_favourite for each row
    execute function follow_listing_merge();
  create trigger reported_listing_merge before insert on reported_listing for each row
    execute function follow_listing_merge();`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Favourites: those of renters, and the copy of a guest's list under the hash of the device cookie. */
export class Favourites20261121040300 implements MigrationInterface {
  readonly name = 'Favourites20261121040300';

  async up(runner: QueryRunner): Promise<void> {
    // The primary keys make saving a listing idempotent, also in concurrent tabs.
    // @mutation favourite-key
    await runner.query(`
      create table favourite (
        user_id uuid not null,
        listing_id bigint not null references listing on delete cascade,
        note text constraint favourite_note check (length(note) <= 1000),
        saved_at timestamptz not null default clock_timestamp(),
        constraint favourite_key primary key (user_id, listing_id));
      create index favourite_newest on favourite (user_id, saved_at desc, listing_id);
      create index favourite_listing on favourite (listing_id);
      create table guest_favourite (
        device text not null,
        listing_id bigint not null references listing on delete cascade,
        saved_at timestamptz not null default clock_timestamp(),
        merged_at timestamptz,
        constraint guest_favourite_key primary key (device, listing_id));
      create index guest_favourite_listing on guest_favourite (listing_id);
      create index guest_favourite_merged on guest_favourite (merged_at) where merged_at is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table guest_favourite, favourite');
  }
}

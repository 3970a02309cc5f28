import type { MigrationInterface, QueryRunner } from 'typeorm';

const confirmed = 'greatest(refreshed_at, published_at, reopened_at)';

/** Indexes of the listings as support lists them, newest first, and which listings have photos. */
export class ListListingsForSupport20261129160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In a large market an index takes longer than a statement of a request may.
    await runner.query('set local statement_timeout = 0');
    for (const statement of [...photos, ...indexes]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_added_photos on listing_photo');
    await runner.query('drop trigger note_removed_photos on listing_photo');
    await runner.query('drop function note_added_photos, note_removed_photos');
    await runner.query(
      'drop index listing_photoless, listing_newest, listing_state_newest, listing_search_featured_newest',
    );
    await runner.query('alter table listing drop column has_photos');
    await runner.query('drop index listing_confirmed');
    await runner.query(`create index listing_confirmed on listing (${confirmed}) where status = 'active'`);
  }
}

// Without the column, a list of listings without photos would read all that have some. Its first default keeps the
// stored rows of listings with photos as they are; new listings begin without. Triggers of statements, because the
// photos of a listing are written together.
const photos = [
  'alter table listing add column has_photos boolean not null default true',
  'alter table listing alter column has_photos set default false',
  `update listing set has_photos = false
    where not exists (select from listing_photo where listing_id = listing.id)`,
  `create function note_added_photos() returns trigger language plpgsql as $$ begin
    update listing set has_photos = true where not has_photos and id in (select listing_id from added);
    return null; end $$`,
  `create function note_removed_photos() returns trigger language plpgsql as $$ begin
    update listing set has_photos = false where has_photos and id in (select listing_id from removed)
      and not exists (select from listing_photo where listing_id = listing.id);
    return null; end $$`,
  `create trigger note_added_photos after insert on listing_photo referencing new table as added
    for each statement execute function note_added_photos()`,
  `create trigger note_removed_photos after delete on listing_photo referencing old table as removed
    for each statement execute function note_removed_photos()`,
];
const indexes = [
  `create index listing_photoless on listing (id) where not has_photos and status not in ('merged', 'deleted')`,
  `create index listing_newest on listing (id) where status not in ('merged', 'deleted')`,
  `create index listing_state_newest on listing (status, id) where status in ('active', 'expired', 'suspended')`,
  'create index listing_search_featured_newest on listing_search (id) where featured',
  'drop index listing_confirmed',
  `create index listing_confirmed on listing (${confirmed}, id) where status = 'active'`,
];

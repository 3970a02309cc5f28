import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether listings have photos, also after an update moved photos from one listing to another, as a merge does. */
export class NoteMovedPhotos20261129170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function note_moved_photos() returns trigger language plpgsql as $$ begin
      update listing set has_photos = true where not has_photos and id in (select listing_id from added);
      update listing set has_photos = false where has_photos and id in (select listing_id from removed)
        and not exists (select from listing_photo where listing_id = listing.id);
      return null; end $$`);
    await runner.query(`create trigger note_moved_photos after update on listing_photo
      referencing old table as removed new table as added
      for each statement execute function note_moved_photos()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_moved_photos on listing_photo');
    await runner.query('drop function note_moved_photos');
  }
}

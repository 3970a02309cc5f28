import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The parts of an upload are stored files that its row lists, and the first store of files is claimed for good. */
export class StoreUploadParts20261127020000 implements MigrationInterface {
  readonly name = 'StoreUploadParts20261127020000';

  async up(runner: QueryRunner): Promise<void> {
    // Files that were on their way are sent again: their bytes are in no part.
    await runner.query(`
      alter table photo_upload
        add column received int not null default 0,
        add column parts uuid[] not null default '{}';
      update photo_upload set state = 'receiving' where state = 'processing';
      update photo_upload set received = bytes where state <> 'receiving';
      alter table photo_upload add constraint photo_upload_received check (received between 0 and bytes);
      alter table photo_folder add column claimed_at timestamptz;
      update photo_folder set claimed_at = now() where exists (select from photo_upload)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo_folder drop column claimed_at;
      alter table photo_upload drop constraint photo_upload_received, drop column received, drop column parts`);
  }
}

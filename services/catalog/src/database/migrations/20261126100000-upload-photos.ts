import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that landlords upload, beside the drawn scenes of the demo market. */
export class UploadPhotos20261126100000 implements MigrationInterface {
  readonly name = 'UploadPhotos20261126100000';

  async up(runner: QueryRunner): Promise<void> {
    // Attempts are those to process the photo. Width and height are those of the upright photo. A removed photo stays for
    // a day, for other windows that have it.
    await runner.query(`
      create table photo_upload (
        id uuid primary key default gen_random_uuid(),
        owner_user_id uuid not null,
        listing_id bigint references listing on delete set null,
        bytes int not null constraint photo_upload_bytes check (bytes between 1 and 10485760),
        state text not null default 'receiving' constraint photo_upload_state
          check (state in ('receiving', 'processing', 'ready', 'failed', 'attached', 'removed')),
        fault text,
        attempts smallint not null default 0,
        width int, height int,
        content_hash bytea,
        perceptual_hash bigint,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        constraint photo_upload_size check (state not in ('ready', 'attached', 'removed') or (width > 0 and height > 0)),
        constraint photo_upload_fault check ((state = 'failed') = (fault is not null)));
      create index photo_upload_listing on photo_upload (listing_id);
      create index photo_upload_owner on photo_upload (owner_user_id);
      create index photo_upload_changed on photo_upload (changed_at);
      create table photo_folder (
        is_only boolean primary key default true constraint photo_folder_only check (is_only),
        id uuid not null)`);
    await runner.query(`
      alter table listing_photo
        add column upload_id uuid references photo_upload,
        alter column scene drop not null, alter column alt_en drop not null, alter column alt_fr drop not null,
        add constraint listing_photo_source check (num_nonnulls(scene, upload_id) = 1);
      create unique index listing_photo_upload on listing_photo (upload_id) where upload_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from listing_photo where upload_id is not null;
      update listing_photo set alt_en = coalesce(alt_en, ''), alt_fr = coalesce(alt_fr, '');
      alter table listing_photo drop constraint listing_photo_source, drop column upload_id,
        alter column scene set not null, alter column alt_en set not null, alter column alt_fr set not null;
      drop table photo_upload, photo_folder`);
  }
}

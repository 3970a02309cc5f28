import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Floor plans that landlords upload: images like photos, or PDFs, which have no size in pixels. */
export class UploadFloorPlans20261127110200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo_upload
        add column kind text not null default 'photo' constraint photo_upload_kind check (kind in ('photo', 'plan')),
        add column label text not null default '' constraint photo_upload_label check (char_length(label) <= 60),
        drop constraint photo_upload_size,
        add constraint photo_upload_size check (
          kind = 'plan' or state not in ('ready', 'attached', 'removed') or (width > 0 and height > 0))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from photo_upload where kind = 'plan';
      alter table photo_upload
        drop constraint photo_upload_size,
        add constraint photo_upload_size check (
          state not in ('ready', 'attached', 'removed') or (width > 0 and height > 0)),
        drop column label, drop column kind`);
  }
}

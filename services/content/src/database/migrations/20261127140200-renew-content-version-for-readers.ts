import type { MigrationInterface, QueryRunner } from 'typeorm';

// Readers see a changed post as they see a published one.
const readBy = (row: 'old' | 'new') => `(
  ${row}.slug, ${row}.category_id, ${row}.title, ${row}.summary, ${row}.body, ${row}.author, ${row}.cover,
  ${row}.reading_minutes, ${row}.province_slug, ${row}.place_slug, ${row}.revised_at,
  case ${row}.state when 'changed' then 'published' else ${row}.state end, ${row}.published_at, ${row}.deleted_at)`;

/** Renews the content version for what readers see of posts only: drafts are stored every few seconds. */
export class RenewContentVersionForReaders20261127140200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger renew_content_version on post');
    await runner.query(`create trigger renew_content_version after insert or delete or truncate on post
      for each statement execute function renew_content_version()`);
    await runner.query(`create trigger renew_content_version_for_readers after update on post
      for each row when (${readBy('old')} is distinct from ${readBy('new')})
      execute function renew_content_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger renew_content_version_for_readers on post');
    await runner.query('drop trigger renew_content_version on post');
    await runner.query(`create trigger renew_content_version after insert or update or delete or truncate on post
      for each statement execute function renew_content_version()`);
  }
}

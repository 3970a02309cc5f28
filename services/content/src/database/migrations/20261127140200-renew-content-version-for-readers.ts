import type { MigrationInterface, QueryRunner } from 'typeorm';

const readColumns = `slug, category_id, title, summary, body, author, cover, reading_minutes, province_slug, place_slug,
  revised_at, state, published_at, deleted_at`;

/** Renews the content version for what readers see of posts only: drafts are stored every few seconds. */
export class RenewContentVersionForReaders20261127140200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger renew_content_version on post');
    await runner.query(`create trigger renew_content_version
      after insert or delete or truncate or update of ${readColumns} on post
      for each statement execute function renew_content_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger renew_content_version on post');
    await runner.query(`create trigger renew_content_version after insert or update or delete or truncate on post
      for each statement execute function renew_content_version()`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the orders in which staff list posts; `post_slug` is one already. */
export class IndexSortsOfPosts20261127166000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['author', 'published_at', 'updated_at'])
      await runner.query(`create index post_by_${column} on post (${column}) where deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index post_by_author, post_by_published_at, post_by_updated_at');
  }
}

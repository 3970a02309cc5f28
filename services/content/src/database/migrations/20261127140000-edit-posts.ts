import type { MigrationInterface, QueryRunner } from 'typeorm';

const viewOf = (condition: string) => `create or replace view published_post as
  select post.slug, title, summary, body, author, cover, reading_minutes, published_at, category.slug as category, category.name as category_name,
    revised_at, province_slug, place_slug, words_en, words_fr
  from post join post_category category on category.id = category_id where ${condition} and published_at <= now()`;

/**
 * Makes posts editable: trash, search of staff, publication at a time. A scheduled post is public from its time on,
 * before the task that changes its state has run.
 */
export class EditPosts20261127140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table post add column deleted_at timestamptz');
    await runner.query(viewOf(`state in ('scheduled', 'published', 'changed') and post.deleted_at is null`));
    await runner.query(`create index post_search on post
      using gin ((to_tsvector('simple', title) || to_tsvector('simple', summary) || to_tsvector('simple', body)))`);
    await runner.query(`create index post_scheduled on post (published_at) where state = 'scheduled'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index post_scheduled, post_search');
    await runner.query(viewOf(`state in ('published', 'changed')`));
    // Without a trash, a removed post would be back: it is deleted for good.
    await runner.query('delete from post where deleted_at is not null');
    await runner.query('alter table post drop column deleted_at');
  }
}

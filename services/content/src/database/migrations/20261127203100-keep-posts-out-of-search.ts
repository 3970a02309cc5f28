import type { MigrationInterface, QueryRunner } from 'typeorm';

const viewWith = (more: string) => `create view published_post as
  select post.slug, title, summary, body, author, cover, reading_minutes, published_at, category.slug as category,
    category.name as category_name, revised_at, province_slug, place_slug, words_en, words_fr, search_title,
    search_description${more}
  from post join post_category category on category.id = category_id
  where state in ('scheduled', 'published', 'changed') and post.deleted_at is null and published_at <= now()`;

const readBy = (row: 'old' | 'new', more: string) => `(
  ${row}.slug, ${row}.category_id, ${row}.title, ${row}.summary, ${row}.body, ${row}.author, ${row}.cover,
  ${row}.reading_minutes, ${row}.province_slug, ${row}.place_slug, ${row}.revised_at,
  case ${row}.state when 'changed' then 'published' else ${row}.state end, ${row}.published_at, ${row}.deleted_at,
  ${row}.search_title, ${row}.search_description${more})`;

/** Adds whether search engines list a post. */
export class KeepPostsOutOfSearch20261127203100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table post add column is_indexed boolean not null default true');
    await runner.query('drop view published_post');
    await runner.query(viewWith(', is_indexed'));
    await renewFor(runner, readBy('old', ', old.is_indexed'), readBy('new', ', new.is_indexed'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await renewFor(runner, readBy('old', ''), readBy('new', ''));
    await runner.query('drop view published_post');
    await runner.query(viewWith(''));
    // Earlier releases know no such field of a draft.
    await runner.query(`update post set draft = draft - 'isIndexed' where draft ? 'isIndexed'`);
    await runner.query('alter table post drop column is_indexed');
  }
}

/** Renews the content version for changes of a post that readers see. */
async function renewFor(runner: QueryRunner, before: string, after: string): Promise<void> {
  await runner.query('drop trigger renew_content_version_for_readers on post');
  await runner.query(`create trigger renew_content_version_for_readers after update on post
    for each row when (${before} is distinct from ${after}) execute function renew_content_version()`);
}

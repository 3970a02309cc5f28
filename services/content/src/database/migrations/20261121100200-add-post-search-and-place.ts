import type { MigrationInterface, QueryRunner } from 'typeorm';

// Search vector of a post in one language, falling back to English; titles weigh most. The parser skips markup.
const searchVector = (
  language: string,
  rules: string,
) => `setweight(to_tsvector('${rules}', folded(coalesce(title ->> '${language}', title ->> 'en-CA'))), 'A')
  || setweight(to_tsvector('${rules}', folded(coalesce(summary ->> '${language}', summary ->> 'en-CA'))), 'B')
  || setweight(to_tsvector('${rules}', folded(coalesce(body ->> '${language}', body ->> 'en-CA'))), 'D')`;

/** Adds search, a location and a revision date to posts. */
export class AddPostSearchAndPlace20261121100200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Removes diacritics, so that 'depot' finds 'dépôt'. Naming the dictionary keeps the function immutable.
    await runner.query(
      `create function folded(text) returns text language sql immutable strict parallel safe return extensions.unaccent('extensions.unaccent', $1)`,
    );
    await runner.query(`alter table post
      add column revised_at timestamptz,
      add column province_slug text, add column place_slug text,
      add constraint post_place check ((province_slug is null) = (place_slug is null)),
      add column words_en tsvector generated always as (${searchVector('en-CA', 'english')}) stored,
      add column words_fr tsvector generated always as (${searchVector('fr-CA', 'french')}) stored`);
    await runner.query('create index post_words_en on post using gin (words_en)');
    await runner.query('create index post_words_fr on post using gin (words_fr)');
    await runner.query(`create or replace view published_post as
      select post.slug, title, summary, body, author, cover, reading_minutes, published_at, category.slug as category, category.name as category_name,
        revised_at, province_slug, place_slug, words_en, words_fr
      from post join post_category category on category.id = category_id where state in ('published', 'changed') and published_at <= now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view published_post');
    await runner.query(
      'alter table post drop column words_fr, drop column words_en, drop constraint post_place, drop column place_slug, drop column province_slug, drop column revised_at',
    );
    await runner.query('drop function folded');
    await runner.query(`create view published_post as
      select post.slug, title, summary, body, author, cover, reading_minutes, published_at, category.slug as category, category.name as category_name
      from post join post_category category on category.id = category_id where state in ('published', 'changed') and published_at <= now()`);
  }
}

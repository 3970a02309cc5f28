import type { MigrationInterface, QueryRunner } from 'typeorm';

// The words of a post in a language, as the reader of that language meets them: titles weigh most. Markup is no word.
const wordsOf = (
  language: string,
  rules: string,
) => `setweight(to_tsvector('${rules}', folded(coalesce(title ->> '${language}', title ->> 'en-CA'))), 'A')
  || setweight(to_tsvector('${rules}', folded(coalesce(summary ->> '${language}', summary ->> 'en-CA'))), 'B')
  || setweight(to_tsvector('${rules}', folded(coalesce(body ->> '${language}', body ->> 'en-CA'))), 'D')`;

/** Posts can be searched, may speak of a place, and say when they were last changed. */
export class AddPostSearchAndPlace20261121100200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Without marks, so that 'depot' finds 'dépôt'. The dictionary is named, so its answer can only change with the extension.
    await runner.query(
      `create function folded(text) returns text language sql immutable strict parallel safe return extensions.unaccent('extensions.unaccent', $1)`,
    );
    await runner.query(`alter table post
      add column revised_at timestamptz,
      add column province_slug text, add column place_slug text,
      add constraint post_place check ((province_slug is null) = (place_slug is null)),
      add column words_en tsvector generated always as (${wordsOf('en-CA', 'english')}) stored,
      add column words_fr tsvector generated always as (${wordsOf('fr-CA', 'french')}) stored`);
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

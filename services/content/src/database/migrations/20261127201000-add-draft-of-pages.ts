import type { MigrationInterface, QueryRunner } from 'typeorm';

const viewOf = (states: string, updatedAt: string) => `create or replace view published_page as
  select slug, type.key as page_type, title, description, body, ${updatedAt} as updated_at, page.id, template,
    type.is_indexed and page.is_indexed as is_indexed, search_title
  from page join page_type type on type.id = page_type_id
  where state in (${states}) and published_at <= now() and page.deleted_at is null`;
// Visitors see a changed page as they see a published one.
const readBy = (row: 'old' | 'new') => `(
  ${row}.slug, ${row}.page_type_id, ${row}.title, ${row}.search_title, ${row}.description, ${row}.body, ${row}.blocks,
  ${row}.is_indexed, ${row}.revised_at,
  case ${row}.state when 'changed' then 'published' else ${row}.state end, ${row}.published_at, ${row}.deleted_at)`;

/**
 * Adds the draft of a page and its publication at a time. `updated_at` changes with every draft: the last change that
 * visitors see gets a column of its own. The content version stays as it is while a draft is stored.
 */
export class AddDraftOfPages20261127201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table page add column draft jsonb, add column revised_at timestamptz');
    await runner.query('update page set revised_at = updated_at where published_at < updated_at');
    await runner.query(viewOf(`'scheduled', 'published', 'changed'`, 'greatest(published_at, revised_at)'));
    await runner.query(`create index page_scheduled on page (published_at) where state = 'scheduled'`);
    await runner.query('drop trigger renew_content_version on page');
    await runner.query(`create trigger renew_content_version after insert or delete or truncate on page
      for each statement execute function renew_content_version()`);
    await runner.query(`create trigger renew_content_version_for_readers after update on page
      for each row when (${readBy('old')} is distinct from ${readBy('new')})
      execute function renew_content_version()`);
    // The task publishes pages too, under another name.
    await runner.query(`delete from job where name = 'publish-scheduled-posts'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from job where name = 'publish-scheduled-content'`);
    await runner.query('drop trigger renew_content_version_for_readers on page');
    await runner.query('drop trigger renew_content_version on page');
    await runner.query(`create trigger renew_content_version after insert or update or delete or truncate on page
      for each statement execute function renew_content_version()`);
    await runner.query('drop index page_scheduled');
    await runner.query(viewOf(`'published', 'changed'`, 'page.updated_at'));
    await runner.query(`update page set state = 'published' where state = 'changed'`);
    await runner.query(`update page set state = 'draft', published_at = null where state = 'scheduled'`);
    await runner.query('alter table page drop column draft, drop column revised_at');
  }
}

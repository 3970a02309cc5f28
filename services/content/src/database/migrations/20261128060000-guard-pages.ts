import type { MigrationInterface, QueryRunner } from 'typeorm';

const viewWith = (more: string) => `create view published_page as
  select slug, type.key as page_type, title, description, body, greatest(published_at, revised_at) as updated_at,
    page.id, template, type.is_indexed and page.is_indexed as is_indexed, search_title${more}
  from page join page_type type on type.id = page_type_id
  where state in ('scheduled', 'published', 'changed') and published_at <= now() and page.deleted_at is null`;
const readBy = (row: 'old' | 'new', more: string) => `(
  ${row}.slug, ${row}.page_type_id, ${row}.title, ${row}.search_title, ${row}.description, ${row}.body, ${row}.blocks,
  ${row}.is_indexed, ${row}.revised_at,
  case ${row}.state when 'changed' then 'published' else ${row}.state end, ${row}.published_at, ${row}.deleted_at${more})`;
const renewalOf = (former: string, changed: string) => `
  create trigger renew_content_version_for_readers after update on page
  for each row when (${former} is distinct from ${changed}) execute function renew_content_version()`;

/** Lets a permission guard a page. */
export class GuardPages20261128060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table page
      add column permission text constraint page_permission_made check (permission ~ '^made-')`);
    await runner.query('create index page_permission on page (permission)');
    await runner.query('drop view published_page');
    await runner.query(viewWith(', permission'));
    await runner.query('drop trigger renew_content_version_for_readers on page');
    await runner.query(renewalOf(readBy('old', ', old.permission'), readBy('new', ', new.permission')));
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without its guard, all visitors would read a guarded page.
    await runner.query(`update page set state = 'draft', published_at = null where permission is not null`);
    await runner.query('drop trigger renew_content_version_for_readers on page');
    await runner.query(renewalOf(readBy('old', ''), readBy('new', '')));
    await runner.query('drop view published_page');
    await runner.query(viewWith(''));
    await runner.query('alter table page drop column permission');
  }
}

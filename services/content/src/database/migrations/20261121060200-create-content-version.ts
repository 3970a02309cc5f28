import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates a version of all content that triggers renew on every edit. It is random, so that two databases never share
 * one.
 */
export class CreateContentVersion20261121060200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content_version (
        only_row boolean primary key default true constraint content_version_only_row check (only_row),
        version uuid not null default gen_random_uuid());
      insert into content_version default values;
      create function renew_content_version() returns trigger language plpgsql as $$
        begin update content_version set version = gen_random_uuid(); return null; end $$;`);
    for (const statement of triggers) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function renew_content_version cascade');
    await runner.query('drop table content_version');
  }
}

const versionedTables = [
  'site_setting',
  'menu',
  'menu_item',
  'project_module',
  'project_module_setting',
  'content_block',
  'content_value',
  'page',
  'redirect',
  'post_category',
  'post',
  'faq_topic',
  'faq',
];
const triggers = versionedTables.map(
  (table) =>
    `create trigger renew_content_version after insert or update or delete or truncate on ${table} for each statement execute function renew_content_version()`,
);

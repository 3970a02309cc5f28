import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates settings, menus and module switches. */
export class CreateSettingsMenusAndModules20261121060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table site_setting (
      key text primary key constraint site_setting_key check (key ~ '^[a-zA-Z0-9._-]{2,64}$'),
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`);
    await runner.query(`create table menu (
      id uuid primary key default gen_random_uuid(),
      key text not null constraint menu_key unique,
      version integer not null default 1
    )`);
    // A URL is a local path or uses one of three safe schemes, so that a menu link cannot run a script.
    await runner.query(`create table menu_item (
      id uuid primary key default gen_random_uuid(),
      menu_id uuid not null references menu on delete cascade,
      parent_id uuid references menu_item on delete cascade,
      position integer not null,
      title jsonb not null constraint menu_item_title check (title ? 'en-CA'),
      url text not null constraint menu_item_url check (url ~ '^(/([^/\\\\]|$)|https://[^/]|mailto:|tel:)'),
      target text not null default '_self' constraint menu_item_target check (target in ('_self', '_blank')),
      page_type text
    )`);
    await runner.query('create index menu_item_menu on menu_item (menu_id, position)');
    await runner.query('create index menu_item_parent on menu_item (parent_id)');
    await runner.query(`create table project_module (
      key text primary key constraint project_module_key check (key ~ '^[a-zA-Z0-9._-]{2,64}$'),
      is_enabled boolean not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`);
    await runner.query(`create table project_module_setting (
      module_key text not null references project_module on delete cascade,
      key text not null,
      value text not null,
      primary key (module_key, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table project_module_setting, project_module, menu_item, menu, site_setting');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes menus editable. The order of a menu becomes one value, which is saved under the version of the menu and has a
 * history; items get a version, a trash, and a reference to their page in place of its address.
 */
export class EditMenus20261127143000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table menu
      add column items jsonb not null default '[]',
      add column updated_at timestamptz not null default now()`);
    await runner.query(`update menu set items = tree.items from (
      select menu_id, jsonb_agg(jsonb_build_object('id', item.id, 'children', (
        select coalesce(jsonb_agg(child.id order by child.position, child.id), '[]')
        from menu_item child where child.parent_id = item.id)) order by item.position, item.id) as items
      from menu_item item where parent_id is null group by menu_id) tree where menu_id = menu.id`);
    await runner.query(`alter table menu_item
      drop column parent_id,
      drop column position,
      alter column url drop not null,
      add column link text not null default 'address',
      add column page_id uuid constraint menu_item_page_id references page,
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz`);
    await runner.query(`update menu_item set link = 'page', page_id = page.id, url = null
      from page where url = '/' || slug`);
    await runner.query(`alter table menu_item
      alter column link drop default,
      add constraint menu_item_link
        check ((link = 'page') = (page_id is not null) and (link = 'address') = (url is not null))`);
    await runner.query('create index menu_item_menu on menu_item (menu_id)');
    await runner.query('create index menu_item_page on menu_item (page_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from menu_item where deleted_at is not null');
    await runner.query('drop index menu_item_menu');
    await runner.query('alter table menu_item drop column link');
    await runner.query(`update menu_item set url = coalesce(
      (select '/' || slug from page where page.id = page_id), '/') where url is null`);
    await runner.query(`alter table menu_item
      drop column page_id,
      drop column version,
      drop column updated_at,
      drop column deleted_at,
      alter column url set not null,
      add column parent_id uuid references menu_item on delete cascade,
      add column position integer`);
    await runner.query(`update menu_item item set parent_id = parent, position = place from (
      select (branch ->> 'id')::uuid as id, null::uuid as parent, at as place
      from menu, jsonb_array_elements(items) with ordinality as level (branch, at)
      union all
      select child::uuid, (branch ->> 'id')::uuid, at
      from menu, jsonb_array_elements(items) branch,
        jsonb_array_elements_text(branch -> 'children') with ordinality as level (child, at)) placed
      where placed.id = item.id`);
    await runner.query('alter table menu_item alter column position set not null');
    await runner.query('create index menu_item_menu on menu_item (menu_id, position)');
    await runner.query('create index menu_item_parent on menu_item (parent_id)');
    await runner.query('alter table menu drop column items, drop column updated_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a permission guard a menu item. A closed permission is about to be deleted, and gets no new uses. */
export class GuardMenuItems20261128050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table menu_item
      add column permission text constraint menu_item_permission_made check (permission ~ '^made-')`);
    await runner.query('create index menu_item_permission on menu_item (permission)');
    await runner.query('create table closed_permission (id text primary key, closed_at timestamptz not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table closed_permission');
    await runner.query('alter table menu_item drop column permission');
  }
}

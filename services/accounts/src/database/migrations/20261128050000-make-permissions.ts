import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets owners make permissions. Their keys begin with `made-`, which no name of the registry does. */
export class MakePermissions20261128050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table made_permission (
      id text primary key references permission
        constraint made_permission_id check (id = 'made-' || action || area),
      action text not null constraint made_permission_action check (action in ('view', 'create', 'modify', 'show')),
      area text not null constraint made_permission_area check (area ~ '^[A-Z][A-Za-z0-9]{1,39}$'),
      label jsonb not null,
      description text not null default '',
      version int not null default 1,
      updated_at timestamptz not null default now(),
      deleted_at timestamptz)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table made_permission');
    await runner.query(`delete from permission where key like 'made-%'`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets owners edit the roles and make further ones. */
export class EditRoles20261128010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table role
      add column purpose text not null default '',
      add column version int not null default 1,
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz,
      drop constraint role_key,
      add constraint role_key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`);
    await runner.query('create unique index role_name on role (lower(name))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index role_name');
    await runner.query(`alter table role
      drop column purpose, drop column version, drop column updated_at, drop column deleted_at,
      drop constraint role_key, add constraint role_key check (key ~ '^[a-z]+(-[a-z]+)*$')`);
  }
}

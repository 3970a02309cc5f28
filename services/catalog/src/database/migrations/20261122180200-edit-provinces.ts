import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the names of provinces editable. */
export class EditProvinces20261122180200 implements MigrationInterface {
  readonly name = 'EditProvinces20261122180200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table province
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table province drop column version, drop column updated_at');
  }
}

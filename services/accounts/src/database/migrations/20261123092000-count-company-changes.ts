import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a version to companies, by which catalog applies their changes in order. */
export class CountCompanyChanges20261123092000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company drop column version');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the version of a company that accounts reported last; 0 for companies of the seed. */
export class CompanyChanges20261123090000 implements MigrationInterface {
  readonly name = 'CompanyChanges20261123090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company add column version int not null default 0');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company drop column version');
  }
}

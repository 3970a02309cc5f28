import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets support list the companies whose landlords are restricted without reading all users. */
export class ListRestrictedCompanies20261129181000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index person_restricted_company on person (company_id)
      where restriction is not null and company_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index person_restricted_company');
  }
}

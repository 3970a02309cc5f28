import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the logo of a company, which accounts stores and reports. */
export class ShowCompanyLogos20261127110100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company add column logo_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company drop column logo_id');
  }
}

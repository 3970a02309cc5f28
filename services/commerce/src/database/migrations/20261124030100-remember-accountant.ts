import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the address that a company mails its receipts to. */
export class RememberAccountant20261124030100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tax_information add column accountant_email text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tax_information drop column accountant_email');
  }
}

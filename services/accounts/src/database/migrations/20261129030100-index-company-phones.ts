import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets support find companies by phone number without reading all of them. */
export class IndexCompanyPhones20261129030100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index company_phone on company (phone) where phone is not null and deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index company_phone');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What support decided about landlord accounts, as accounts reports it. */
export class RestrictLandlords20261129050200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table landlord
      add column restriction text constraint landlord_restriction
        check (restriction in ('limited', 'suspended', 'banned')),
      add column max_listings int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table landlord drop column restriction, drop column max_listings');
  }
}

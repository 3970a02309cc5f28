import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listings that support hides for a while, and that cost nothing meanwhile. */
export class HoldListings20261129181100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entitlement add is_held boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entitlement drop is_held');
  }
}

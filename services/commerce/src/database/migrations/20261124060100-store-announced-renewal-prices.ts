import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the price that the mail about a renewal named. Renewals without one are announced again. */
export class StoreAnnouncedRenewalPrices20261124060100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership_renewal add price_cents int, add currency text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership_renewal drop price_cents, drop currency');
  }
}

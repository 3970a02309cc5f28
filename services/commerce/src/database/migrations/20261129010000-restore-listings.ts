import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers what was on before support took a listing off the market, so that it can be restored without a charge. */
export class RestoreListings20261129010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entitlement
        add column was_enabled boolean not null default false,
        add column was_featured boolean not null default false,
        add constraint entitlement_not_offered check (not is_offered or not (was_enabled or was_featured))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entitlement drop column was_enabled, drop column was_featured');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets landlords take a listing off the market: it cannot be turned on until it is offered again. */
export class OfferListings20261126110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table entitlement
      add is_offered boolean not null default true,
      add offered_version int not null default 0,
      add constraint entitlement_offered check (is_offered or not enabled)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entitlement drop is_offered, drop offered_version');
  }
}

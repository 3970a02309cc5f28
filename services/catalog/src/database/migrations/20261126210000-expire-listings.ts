import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last notice to a landlord that a listing expires. It counts until the listing is confirmed after it. */
export class ExpireListings20261126210000 implements MigrationInterface {
  readonly name = 'ExpireListings20261126210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing
        add column expiry_notice_days smallint,
        add column expiry_notice_at timestamptz,
        add constraint listing_expiry_notice check ((expiry_notice_days is null) = (expiry_notice_at is null));
      create index listing_confirmed on listing (greatest(refreshed_at, published_at, reopened_at)) where status = 'active'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index listing_confirmed;
      alter table listing drop column expiry_notice_days, drop column expiry_notice_at`);
  }
}

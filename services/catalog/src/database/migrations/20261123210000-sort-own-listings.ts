import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extends the index of a landlord's listings by their order, newest first. */
export class SortOwnListings20261123210000 implements MigrationInterface {
  readonly name = 'SortOwnListings20261123210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index listing_owner_newest on listing (owner_user_id, listed_at desc, id desc)');
    await runner.query('drop index listing_owner');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index listing_owner on listing (owner_user_id)');
    await runner.query('drop index listing_owner_newest');
  }
}

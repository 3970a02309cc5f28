import type { MigrationInterface, QueryRunner } from 'typeorm';

/** History of the changes that landlords make to listings. */
export class EditListings20261126070000 implements MigrationInterface {
  readonly name = 'EditListings20261126070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_change (
        listing_id bigint not null references listing on delete cascade,
        version int not null,
        changed_at timestamptz not null default now(),
        before jsonb not null,
        after jsonb not null,
        primary key (listing_id, version))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_change');
  }
}

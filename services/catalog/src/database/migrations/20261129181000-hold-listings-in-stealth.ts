import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listings that support hides from visitors for a while without a notice to their landlords. */
export class HoldListingsInStealth20261129181000 implements MigrationInterface {
  // One of a listing at a time, and one for the same reports: holds in a row would have no limit.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stealth_hold (
        id bigint generated always as identity primary key,
        reported_listing_id uuid not null constraint stealth_hold_once unique
          references reported_listing on delete cascade,
        listing_id bigint not null references listing on delete cascade,
        reason text not null,
        held_by uuid not null,
        held_at timestamptz not null default now(),
        until timestamptz not null,
        ended_at timestamptz,
        ended_by uuid,
        constraint stealth_hold_until check (until <= held_at + interval '72 hours'),
        constraint stealth_hold_ended check (ended_by is null or ended_at is not null));
      create unique index stealth_hold_active on stealth_hold (listing_id) where ended_at is null;
      create index stealth_hold_listing on stealth_hold (listing_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stealth_hold');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates entitlements: which listings may be public, and which account pays. */
export class CreateEntitlements20261121050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table entitlement (
      listing_id text primary key constraint entitlement_listing_id check (listing_id ~ '^[0-9a-z]{10}$'),
      account_id uuid not null,
      enabled boolean not null default false,
      featured boolean not null default false,
      paid_through date,
      version integer not null default 1 constraint entitlement_version check (version > 0),
      changed_at timestamptz not null default now(),
      constraint entitlement_paid check (not enabled or paid_through is not null)
    )`);
    await runner.query('create index entitlement_account on entitlement (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table entitlement');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the charges of each listing and day, and the times by which a wallet that runs dry gives up listings. */
export class CreateListingCharges20261123170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table entitlement add enabled_at timestamptz not null default now(),
      add featured_at timestamptz not null default now()`);
    await runner.query('create index entitlement_unpaid on entitlement (account_id, paid_through) where enabled');
    await runner.query(`create table listing_charge (
      listing_id text not null,
      business_date date not null,
      kind text not null constraint listing_charge_kind check (kind in ('activation', 'daily', 'featured-activation', 'featured-daily')),
      credits integer not null constraint listing_charge_credits check (credits >= 0),
      transaction_id uuid references ledger_transaction,
      primary key (listing_id, business_date, kind),
      constraint listing_charge_posted check ((credits = 0) = (transaction_id is null))
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_charge');
    await runner.query('drop index entitlement_unpaid');
    await runner.query('alter table entitlement drop enabled_at, drop featured_at');
  }
}

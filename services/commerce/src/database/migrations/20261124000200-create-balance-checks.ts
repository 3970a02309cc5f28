import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the days on which the provider's movements were compared with the books. */
export class CreateBalanceChecks20261124000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table balance_check (
      day date primary key,
      movement_count integer not null,
      difference_count integer not null,
      checked_at timestamptz not null default now()
    )`);
    await runner.query('create index purchase_order_paid on purchase_order (paid_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index purchase_order_paid');
    await runner.query('drop table balance_check');
  }
}

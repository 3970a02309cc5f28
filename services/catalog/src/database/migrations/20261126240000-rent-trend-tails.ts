import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rents below and above which almost none of a cell lie. Months that were counted before have none, and neither has the
 * current one until the next night.
 */
export class RentTrendTails20261126240000 implements MigrationInterface {
  readonly name = 'RentTrendTails20261126240000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rent_trend_cell add column p1 int, add column p99 int,
        add constraint rent_trend_cell_tails check (num_nonnulls(p1, p99) in (0, case when n < 10 then 0 else 2 end))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table rent_trend_cell drop constraint rent_trend_cell_tails, drop column p1, drop column p99',
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the totals of the market of each business day, and the index by which the views of a day are found. */
export class TotalMarketDays20261128041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table market_day (
      business_date date primary key,
      published int,
      inquiries int not null,
      views bigint not null,
      updated_at timestamptz not null default now(),
      constraint market_day_counts check (published >= 0 and inquiries >= 0 and views >= 0)
    )`);
    // Without the counters, so that an increment changes no index.
    await runner.query('create index listing_day_of_day on listing_day (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listing_day_of_day');
    await runner.query('drop table market_day');
  }
}

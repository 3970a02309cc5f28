import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rent trend months: a month is recomputed until it is frozen; a cell with fewer than 10 listings stores its count but
 * no figures.
 */
export class RentTrendMonths20261121070030 implements MigrationInterface {
  readonly name = 'RentTrendMonths20261121070030';

  async up(runner: QueryRunner): Promise<void> {
    // version: version of the computation (trends/month-refresh.ts), so that a frozen month records how it was
    // computed.
    await runner.query(`
      alter table rent_trend_cell
        alter median drop not null, alter p25 drop not null, alter p75 drop not null, alter average drop not null,
        add version smallint not null default 1, add refreshed_at timestamptz not null default now(), add frozen_at timestamptz;
      update rent_trend_cell set frozen_at = now() where month < date_trunc('month', now());
      update rent_trend_cell set median = null, p25 = null, p75 = null, average = null where n < 10;
      alter table rent_trend_cell add constraint rent_trend_cell_suppressed check (num_nonnulls(median, p25, p75, average) = case when n < 10 then 0 else 4 end);
      create index rent_trend_cell_month on rent_trend_cell (month, kind, beds);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index rent_trend_cell_month;
      delete from rent_trend_cell where median is null;
      alter table rent_trend_cell drop constraint rent_trend_cell_suppressed, drop version, drop refreshed_at, drop frozen_at,
        alter median set not null, alter p25 set not null, alter p75 set not null, alter average set not null`);
  }
}

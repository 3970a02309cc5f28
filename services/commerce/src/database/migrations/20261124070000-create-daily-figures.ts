import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the figures of each business day for staff, and the index by which the documents of a day are found. */
export class CreateDailyFigures20261124070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table daily_figure (
      business_date date not null,
      unit text not null,
      figure text not null,
      amount bigint not null,
      updated_at timestamptz not null default now(),
      primary key (business_date, unit, figure),
      constraint daily_figure_unit check (
        case when figure in ('credits-sold', 'credits-used') then unit = 'credit'
          else unit in ('CAD', 'USD')
            and figure in ('sales', 'refunds', 'taxes', 'disputes', 'deferred-credits', 'deferred-memberships') end)
    )`);
    await runner.query('create index tax_document_issued on tax_document (issued_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index tax_document_issued');
    await runner.query('drop table daily_figure');
  }
}

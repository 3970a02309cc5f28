import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credits of reported listings that support returns, once for the same reports. */
export class RefundReportedListings20261129221000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table report_refund (
        reported_listing_id uuid primary key references reported_listing on delete cascade,
        scope text not null constraint report_refund_scope check (scope in ('activation', 'month')),
        reason text not null,
        requested_by uuid not null,
        requested_at timestamptz not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report_refund');
  }
}

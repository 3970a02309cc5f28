import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores that the owner of a mailbox rejected the account that was created for the address. */
export class ReportClaims20261123093000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table claim_report (
      person_id uuid primary key references person on delete cascade,
      reported_at timestamptz not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table claim_report');
  }
}

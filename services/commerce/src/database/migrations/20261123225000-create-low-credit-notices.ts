import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the notices about credits that run out, so that each is mailed once. */
export class CreateLowCreditNotices20261123225000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table low_credit_notice (
      company_id uuid primary key,
      days integer not null constraint low_credit_notice_days check (days in (1, 3, 7)),
      sent_at timestamptz not null default now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table low_credit_notice');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the notices about memberships that end, so that each is mailed once. */
export class CreateMembershipNotices20261124020200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table membership_notice (
      period_id uuid not null references membership_period on delete cascade,
      days integer not null constraint membership_notice_days check (days in (60, 30, 7, 1, 0, -14)),
      sent_at timestamptz not null default now(),
      primary key (period_id, days)
    )`);
    await runner.query('create index membership_period_end on membership_period (upper(valid))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index membership_period_end');
    await runner.query('drop table membership_notice');
  }
}

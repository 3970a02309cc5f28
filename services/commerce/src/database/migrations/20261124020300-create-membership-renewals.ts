import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the choice to renew a membership automatically, and the renewals with their charges. */
export class CreateMembershipRenewals20261124020300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table membership_auto_renewal (
      company_id uuid primary key,
      person_id uuid not null,
      chosen_at timestamptz not null default now()
    )`);
    await runner.query(`create table membership_renewal (
      period_id uuid primary key references membership_period on delete cascade,
      tries integer not null default 0,
      next_charge_on date
    )`);
    await runner.query('create index membership_renewal_next on membership_renewal (next_charge_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership_renewal, membership_auto_renewal');
  }
}

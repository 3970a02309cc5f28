import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records when a password was last looked up in the list of leaked ones, and whether it was found. */
export class CheckBreachedPasswords20261123090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table credential add column breach_checked_at timestamptz, add column breached_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table credential drop column breach_checked_at, drop column breached_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the latest choice of a reader for a mailing list: suppressed or wanted again. */
export class KeepLastWordOnMail20261121150100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table suppression add column is_wanted boolean not null default false');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from suppression where is_wanted');
    await runner.query('alter table suppression drop column is_wanted');
  }
}

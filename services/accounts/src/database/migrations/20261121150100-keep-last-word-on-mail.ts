import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a reader said last of a list counts: that they want none of it, or that they want it again. */
export class KeepLastWordOnMail20261121150100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table suppression add column is_wanted boolean not null default false');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from suppression where is_wanted');
    await runner.query('alter table suppression drop column is_wanted');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes forms editable, and adds the time at which staff handled a submission. */
export class HandleFormSubmissions20261127080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table form add column updated_at timestamptz not null default now()');
    await runner.query('alter table form_submission add column handled_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table form_submission drop column handled_at');
    await runner.query('alter table form drop column updated_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes in each session when its user last proved who they are; so far with the login. */
export class NoteAuthenticationTime20261127210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session add column authenticated_at timestamptz not null default now()');
    await runner.query('update session set authenticated_at = created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column authenticated_at');
  }
}

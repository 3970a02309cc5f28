import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Binds browser sessions to an HttpOnly cookie. */
export class BindSessions20261121110200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table session add binding_hash text constraint session_binding_hash check (char_length(binding_hash) = 43)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop binding_hash');
  }
}

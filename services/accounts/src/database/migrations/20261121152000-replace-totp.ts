import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret of another app, which takes the place of the present one once a code of it came back. */
export class ReplaceTotp20261121152000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table totp add column next_sealed_secret bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table totp drop column next_sealed_secret');
  }
}

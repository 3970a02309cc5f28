import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the pending secret of a replacement authenticator app, which becomes active after its first valid code. */
export class ReplaceTotp20261121152000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table totp add column next_sealed_secret bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table totp drop column next_sealed_secret');
  }
}

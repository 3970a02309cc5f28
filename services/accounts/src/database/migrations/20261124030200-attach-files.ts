import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the file that is attached to a mail, by its reference. */
export class AttachFiles20261124030200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail add column attachment jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail drop column attachment');
  }
}

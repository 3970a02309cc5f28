import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the address that takes answers to a mail. */
export class ReplyToMails20261126230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail add column reply_to text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail drop column reply_to');
  }
}

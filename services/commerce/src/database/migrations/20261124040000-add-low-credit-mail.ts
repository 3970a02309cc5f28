import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds each landlord's choice about mails before the credits run out. */
export class AddLowCreditMail20261124040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table landlord add column wants_low_credit_mail boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table landlord drop column wants_low_credit_mail');
  }
}

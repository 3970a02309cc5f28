import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Landlords may turn off the mails with the messages of renters. */
export class ChooseLeadMail20261126250000 implements MigrationInterface {
  readonly name = 'ChooseLeadMail20261126250000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table landlord add column wants_lead_mail boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table landlord drop column wants_lead_mail');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the campaign that brought a person before the registration. */
export class RecordCampaigns20261127050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table registration_campaign (
      person_id uuid primary key references person on delete cascade,
      gclid text,
      utms jsonb,
      constraint registration_campaign_given check (num_nonnulls(gclid, utms) > 0))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table registration_campaign');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the campaign that brought the buyer of an order. */
export class RecordCampaigns20261127050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table purchase_order add column gclid text, add column utms jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table purchase_order drop column gclid, drop column utms');
  }
}

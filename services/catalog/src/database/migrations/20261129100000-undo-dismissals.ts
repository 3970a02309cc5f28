import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dismissed reports can be undone until their consequences have come, and reported listings be marked as rented. */
export class UndoDismissals20261129100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reported_listing add applied_at timestamptz;
      update reported_listing set applied_at = decided_at where decision is not null;
      alter table reported_listing
        add constraint reported_listing_applied check (applied_at is null or decision is not null),
        drop constraint reported_listing_decision,
        add constraint reported_listing_decision
          check (decision in ('dismissed', 'rented', 'changes-requested', 'suspended'));
      create unique index reported_listing_undoable on reported_listing (listing_id)
        where decision = 'dismissed' and applied_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from reported_listing where decision = 'rented';
      alter table reported_listing drop applied_at, drop constraint reported_listing_decision,
        add constraint reported_listing_decision check (decision in ('dismissed', 'changes-requested', 'suspended'))`);
  }
}

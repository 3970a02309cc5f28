import type { MigrationInterface, QueryRunner } from 'typeorm';
import { transitions } from './20261126200000-draft-listings.ts';

/**
 * States that can follow a state. A scheduled listing that may need a review waits for support. One that could not be paid
 * for returns to its landlord.
 */
export const scheduledTransitions = {
  ...transitions,
  scheduled: [...transitions.scheduled, 'pending_review'],
  active: [...transitions.active, 'draft'],
};
const guardBy = (states: typeof transitions) => `
  drop trigger listing_transition on listing;
  create trigger listing_transition before update of status on listing for each row
    when (old.status is distinct from new.status) execute function refuse_transition('${JSON.stringify(states)}')`;

/** When a scheduled listing is published, and the most credits for which it is turned on then. */
export class ScheduleListings20261127010000 implements MigrationInterface {
  readonly name = 'ScheduleListings20261127010000';

  async up(runner: QueryRunner): Promise<void> {
    // What was public is never a draft again.
    await runner.query(`
      alter table listing
        add column publish_at timestamptz,
        add column publish_for int,
        add constraint listing_schedule check (
          num_nonnulls(publish_at, publish_for) = case when status = 'scheduled' then 2 else 0 end),
        add constraint listing_unpublished check (status not in ('draft', 'scheduled') or published_at is null);
      create index listing_scheduled_at on listing (publish_at) where status = 'scheduled'`);
    await runner.query(guardBy(scheduledTransitions));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update listing set status = 'draft', publish_at = null, publish_for = null where status = 'scheduled';
      drop index listing_scheduled_at;
      alter table listing drop constraint listing_unpublished, drop column publish_at, drop column publish_for`);
    await runner.query(guardBy(transitions));
  }
}

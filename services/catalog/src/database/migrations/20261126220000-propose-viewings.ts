import type { MigrationInterface, QueryRunner } from 'typeorm';

/** States that can follow a state (docs/rules/leads.md#lead-10-a-viewing-changes-state-in-fixed-ways). */
const transitions = { proposed: ['accepted', 'declined', 'expired', 'cancelled'], accepted: ['cancelled'] };

/** Viewings: times that a landlord proposes to a renter in the thread of an inquiry. */
export class ProposeViewings20261126220000 implements MigrationInterface {
  readonly name = 'ProposeViewings20261126220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(viewings);
    await runner.query(`create trigger viewing_transition before update of status on viewing for each row
      when (old.status is distinct from new.status) execute function refuse_transition('${JSON.stringify(transitions)}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table viewing');
  }
}

// Of one inquiry, at most one proposal is open. `expires_at` is 72 hours after the proposal, or the last of its times.
const viewings = `
  create table viewing (
    id uuid primary key default gen_random_uuid(),
    inquiry_id uuid not null references inquiry on delete cascade,
    key text not null constraint viewing_key unique,
    status text not null default 'proposed' constraint viewing_status
      check (status in ('proposed', 'accepted', 'declined', 'expired', 'cancelled')),
    times timestamptz[] not null constraint viewing_times check (cardinality(times) between 1 and 3),
    time_zone text not null,
    duration_minutes smallint not null constraint viewing_duration check (duration_minutes between 15 and 120),
    note text constraint viewing_note check (length(note) <= 500),
    accepted_time timestamptz,
    answer_note text constraint viewing_answer_note check (length(answer_note) <= 500),
    proposed_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null,
    decided_at timestamptz,
    constraint viewing_decided check ((status = 'proposed') = (decided_at is null)),
    constraint viewing_accepted check (
      (status <> 'accepted' or accepted_time is not null)
      and (accepted_time is null or (status in ('accepted', 'cancelled') and accepted_time = any(times)))));
  create unique index viewing_open on viewing (inquiry_id) where status = 'proposed';
  create index viewing_inquiry on viewing (inquiry_id, proposed_at);
  create index viewing_expiry on viewing (expires_at) where status = 'proposed';`;

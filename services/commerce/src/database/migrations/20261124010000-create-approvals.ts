import type { MigrationInterface, QueryRunner } from 'typeorm';

const transitions = { waiting: ['approved', 'rejected'] };

/** Creates the requests of staff that a second person decides, and the credits that each moved without one. */
export class CreateApprovals20261124010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table approval_request (
      id uuid primary key default gen_random_uuid(),
      kind text not null constraint approval_request_kind check (kind in ('adjustment', 'refund')),
      company_id uuid not null,
      credits integer not null constraint approval_request_credits check (credits <> 0),
      reason text not null constraint approval_request_reason check (char_length(reason) between 3 and 500),
      payload jsonb not null,
      requested_by uuid not null,
      requested_at timestamptz not null default now(),
      state text not null default 'waiting' constraint approval_request_state check (
        state in ('waiting', 'approved', 'rejected')),
      decided_by uuid,
      decided_at timestamptz,
      note text,
      constraint approval_request_second_person check (decided_by <> requested_by),
      constraint approval_request_decided check (
        (state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null))
    )`);
    await runner.query(
      `create index approval_request_waiting on approval_request (requested_at) where state = 'waiting'`,
    );
    await runner.query(`create index approval_request_past on approval_request (decided_at) where state <> 'waiting'`);
    await runner.query(`create trigger approval_request_transition before update of state on approval_request
      for each row when (old.state is distinct from new.state)
      execute function refuse_transition('${JSON.stringify(transitions)}')`);
    await runner.query(`create table credit_allowance (
      person_id uuid not null,
      company_id uuid not null,
      business_date date not null,
      credits integer not null constraint credit_allowance_credits check (credits between 1 and 100),
      primary key (person_id, company_id, business_date)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table credit_allowance, approval_request');
  }
}

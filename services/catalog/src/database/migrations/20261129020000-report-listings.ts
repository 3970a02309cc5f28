import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of listings, grouped by listing: one decision of support closes all of them. */
export class ReportListings20261129020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(cases);
    await runner.query(reports);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_report, reported_listing');
  }
}

// Severity: 1 is low, 3 is high. The indexes have the rows in the order of the queues.
const cases = `
  create table reported_listing (
    id uuid primary key default gen_random_uuid(),
    listing_id bigint not null references listing on delete cascade,
    opened_at timestamptz not null default now(),
    severity smallint not null constraint reported_listing_severity check (severity between 1 and 3),
    reporters int not null default 0,
    hold_rule text constraint reported_listing_hold_rule
      check (hold_rule in ('renter-of-conversation', 'several-reporters', 'risk')),
    held_at timestamptz,
    claimed_by uuid,
    claimed_at timestamptz,
    decision text constraint reported_listing_decision
      check (decision in ('dismissed', 'changes-requested', 'suspended')),
    decided_at timestamptz,
    decided_by uuid,
    confirmed text,
    reason text,
    appeal text,
    appealed_at timestamptz,
    appeal_decision text constraint reported_listing_appeal_decision check (appeal_decision in ('upheld', 'reversed')),
    appeal_decided_at timestamptz,
    appeal_decided_by uuid,
    appeal_reason text,
    constraint reported_listing_held check ((hold_rule is null) = (held_at is null)),
    constraint reported_listing_decided check (num_nulls(decision, decided_at, decided_by) in (0, 3)),
    constraint reported_listing_reason
      check (coalesce(decision, 'dismissed') = 'dismissed' or num_nulls(confirmed, reason) = 0),
    constraint reported_listing_appeal check ((appeal is null) = (appealed_at is null)
      and (appeal is null or decision = 'suspended')),
    constraint reported_listing_appeal_decided check (num_nulls(appeal_decision, appeal_decided_at,
      appeal_decided_by, appeal_reason) in (0, 4) and (appeal_decision is null or appeal is not null)),
    constraint reported_listing_other_decider check (appeal_decided_by <> decided_by));
  create unique index reported_listing_open on reported_listing (listing_id) where decision is null;
  create index reported_listing_listing on reported_listing (listing_id, decided_at);
  create index reported_listing_waiting on reported_listing (severity desc, reporters desc, opened_at, id)
    where decision is null;
  create index reported_listing_appealed on reported_listing (appealed_at, id)
    where appealed_at is not null and appeal_decision is null;
  create index reported_listing_closed on reported_listing (decided_at desc, id) where decision is not null;`;

// `reporter` is an account or the keyed hash of a network address.
const reports = `
  create table listing_report (
    id bigint generated always as identity primary key,
    reported_listing_id uuid not null references reported_listing on delete cascade,
    reference text not null constraint listing_report_reference unique,
    reporter text,
    user_id uuid,
    email text,
    reason text not null constraint listing_report_reason check (reason in ('scam', 'unavailable', 'wrong-details',
      'wrong-location', 'discriminatory', 'duplicate', 'stolen', 'spam', 'illegal', 'other')),
    details text,
    language text not null,
    has_conversation boolean not null,
    reported_at timestamptz not null default now(),
    constraint listing_report_once unique (reported_listing_id, reporter));
  create index listing_report_reporter on listing_report (reporter, reported_at);
  create index listing_report_user on listing_report (user_id) where user_id is not null;
  create index listing_report_email on listing_report (email) where email is not null;`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews of landlord accounts, their causes, and the restrictions that they lead to. */
export class ReviewAccounts20261129050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table person
      add column restriction text constraint person_restriction
        check (restriction in ('limited', 'suspended', 'banned')),
      add column max_listings int,
      add constraint person_max_listings check ((max_listings is not null) = (restriction is not distinct from 'limited'))`);
    await runner.query(`create table account_review (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      state text not null default 'open' constraint account_review_state
        check (state in ('open', 'approved', 'limited', 'suspended', 'banned')),
      opened_at timestamptz not null default now(),
      due_at timestamptz not null,
      risk int,
      claimed_by uuid,
      claimed_at timestamptz,
      decided_at timestamptz,
      decided_by uuid,
      code text,
      reason text,
      note text,
      max_listings int,
      constraint account_review_decided
        check ((state = 'open') = (decided_at is null)))`);
    await runner.query(`create unique index account_review_pending on account_review (person_id)
      where state = 'open'`);
    await runner.query(`create index account_review_open on account_review (due_at, id) where state = 'open'`);
    await runner.query(`create index account_review_closed on account_review (decided_at desc, id)
      where decided_at is not null`);
    await runner.query('create index account_review_person on account_review (person_id, opened_at desc)');
    await runner.query(`create table account_review_cause (
      person_id uuid not null references person on delete cascade,
      trigger text not null,
      subject text not null,
      review_id uuid not null references account_review on delete cascade,
      risk int,
      at timestamptz not null default now(),
      primary key (person_id, trigger, subject))`);
    await runner.query('create index account_review_cause_review on account_review_cause (review_id, at desc)');
    await runner.query(`create table blocked_identifier (
      hash bytea primary key,
      blocked_at timestamptz not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['blocked_identifier', 'account_review_cause', 'account_review'])
      await runner.query(`drop table ${table}`);
    await runner.query('alter table person drop column max_listings, drop column restriction');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions of support to the landlords of reported listings, which leave the queue until these respond. */
export class AskLandlords20261129101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table landlord_question (
        id uuid primary key default gen_random_uuid(),
        reported_listing_id uuid not null references reported_listing on delete cascade,
        question text not null,
        asked_by uuid not null,
        asked_at timestamptz not null default now(),
        due_at timestamptz not null,
        response text,
        responded_at timestamptz,
        constraint landlord_question_response check ((response is null) = (responded_at is null)));
      create unique index landlord_question_open on landlord_question (reported_listing_id) where responded_at is null;
      create index landlord_question_case on landlord_question (reported_listing_id, asked_at desc);
      alter table reported_listing add is_waiting boolean not null default false;
      drop index reported_listing_waiting;
      create index reported_listing_queue on reported_listing (severity desc, reporters desc, opened_at, id)
        where decision is null and not is_waiting;
      create index reported_listing_asked on reported_listing (opened_at, id) where decision is null and is_waiting`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table landlord_question;
      alter table reported_listing drop is_waiting;
      create index reported_listing_waiting on reported_listing (severity desc, reporters desc, opened_at, id)
        where decision is null`);
  }
}

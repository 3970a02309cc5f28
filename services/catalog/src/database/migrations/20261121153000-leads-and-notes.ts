import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Follow-up of inquiries: blocked writers, notices of unavailable listings, reply times of landlords; and longer notes,
 * because notes are merged.
 */
export class LeadsAndNotes20261121153000 implements MigrationInterface {
  readonly name = 'LeadsAndNotes20261121153000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}

// Writers whom a landlord blocked: the key in `inquiry.writer` and, for accounts, the user id, so that the block covers
// all their addresses.
const up = `
  create table blocked_writer (
    owner_user_id uuid not null,
    writer text not null,
    user_id uuid,
    blocked_at timestamptz not null default now(),
    constraint blocked_writer_key primary key (owner_user_id, writer));
  create index blocked_writer_user on blocked_writer (user_id) where user_id is not null;
  alter table inquiry add column gone_told_at timestamptz;
  alter table company add column reply_hours double precision constraint company_reply_hours check (reply_hours >= 0);
  alter table favourite drop constraint favourite_note, add constraint favourite_note check (length(note) <= 2000);`;
const down = `
  update favourite set note = left(note, 1000) where length(note) > 1000;
  alter table favourite drop constraint favourite_note, add constraint favourite_note check (length(note) <= 1000);
  alter table company drop column reply_hours;
  alter table inquiry drop column gone_told_at;
  drop table blocked_writer;`;

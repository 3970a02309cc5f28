import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What landlords do with inquiries: since when a renter waits for a reply, private notes, archive, exported files. */
export class AnswerLeads20261126020000 implements MigrationInterface {
  readonly name = 'AnswerLeads20261126020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}

// `waiting_since` is the time of the first message of the renter that has no reply and is not held.
const up = `
  alter table inquiry
    add column waiting_since timestamptz,
    add column archived_at timestamptz,
    add column note text not null default '' constraint inquiry_note check (length(note) <= 4000);
  update inquiry i set waiting_since = (
    select min(m.sent_at) from inquiry_message m
    where m.inquiry_id = i.id and m.author = 'renter' and m.hold_score is null and not exists (
      select 1 from inquiry_message r where r.inquiry_id = i.id and r.author = 'landlord' and r.sent_at >= m.sent_at))
  where i.first_name is not null and not i.is_quarantined and i.stage not in ('leased', 'lost', 'spam');
  alter table blocked_writer add column id uuid not null default gen_random_uuid() constraint blocked_writer_id unique;
  create table lead_export (
    owner_user_id uuid not null,
    exported_at timestamptz not null default now());
  create index lead_export_owner on lead_export (owner_user_id, exported_at);`;
const down = `
  drop table lead_export;
  alter table blocked_writer drop column id;
  alter table inquiry drop column waiting_since, drop column archived_at, drop column note;`;

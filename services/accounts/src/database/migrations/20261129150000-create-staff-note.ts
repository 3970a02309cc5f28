import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of staff about users, companies and listings. Those about a user or a company are deleted with it. */
export class CreateStaffNote20261129150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table staff_note (
      id bigint generated always as identity primary key,
      person_id uuid references person on delete cascade,
      company_id uuid references company on delete cascade,
      listing_id text,
      author_id uuid references person on delete set null,
      text text not null constraint staff_note_length check (char_length(text) between 1 and 2000),
      version int not null default 1,
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      constraint staff_note_subject check (num_nonnulls(person_id, company_id, listing_id) = 1))`);
    for (const column of ['person_id', 'company_id', 'listing_id'])
      await runner.query(`create index staff_note_${column} on staff_note (${column}, id) where ${column} is not null`);
    await runner.query('create index staff_note_author on staff_note (author_id) where author_id is not null');
    await runner.query('create index staff_note_changed on staff_note (coalesce(edited_at, created_at))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_note');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes companies records that staff edit: with trash, search and sorting. A company in the trash gets no users. */
export class EditCompanies20261128020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table company
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz,
      add column search_words text generated always as (
        translate(coalesce(name, '') || ' ' || coalesce(legal_name, '') || ' ' || coalesce(city, '') || ' ' ||
          coalesce(email, '') || ' ' || coalesce(website, '') || ' ' || coalesce(licence_number, ''),
          '/:?#&=._~%-@', '            ')) stored`);
    await runner.query('update company set updated_at = created_at');
    for (const column of ['name', 'updated_at'])
      await runner.query(`create index company_by_${column} on company (${column}, id) where deleted_at is null`);
    await runner.query(`create index company_search on company using gin (to_tsvector('simple', search_words))`);
    // The lock makes a user wait for a removal that is under way; the removal then counts the user, or comes first.
    await runner.query(`create function refuse_removed_company() returns trigger language plpgsql as $$ begin
      perform from company where id = new.company_id and deleted_at is null for share;
      if not found then raise foreign_key_violation using message = 'the company is removed',
        constraint = 'person_company_removed'; end if;
      return new; end $$`);
    for (const event of ['insert', 'update of company_id'])
      await runner.query(`create trigger refuse_removed_company_at_${event.slice(0, 6)} before ${event} on person
        for each row when (new.company_id is not null) execute function refuse_removed_company()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update'])
      await runner.query(`drop trigger refuse_removed_company_at_${event} on person`);
    await runner.query('drop function refuse_removed_company');
    // Earlier releases would show a company in the trash.
    await runner.query('delete from company where deleted_at is not null');
    await runner.query('alter table company drop column search_words, drop column deleted_at, drop column updated_at');
  }
}

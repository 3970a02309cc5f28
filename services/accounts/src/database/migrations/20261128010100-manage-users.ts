import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff find and change users. */
export class ManageUsers20261128010100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The parts of an address and of a phone number are words of their own.
    await runner.query(`alter table person
      add column record_version int not null default 1,
      add column record_changed_at timestamptz not null default now(),
      add column search_words text generated always as (
        translate(id::text, '-', ' ') || ' ' || first_name || ' ' || last_name || ' '
        || translate(email, '@.+-_', '     ') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), '')
      ) stored`);
    await runner.query(
      `create index person_search on person using gin (to_tsvector('simple', search_words)) where state <> 'decoy'`,
    );
    await runner.query(`create index person_created on person (created_at, email) where state <> 'decoy'`);
    // What users change themselves is a change too: a form that was opened before it is answered with a conflict.
    await runner.query(`create function person_changed() returns trigger language plpgsql as $$ begin
      new.record_version = old.record_version + 1;
      new.record_changed_at = now();
      return new; end $$`);
    await runner.query(`create trigger person_changed before update of first_name, last_name, email, phone, language, state
      on person for each row when (new.record_version = old.record_version
        and (new.first_name, new.last_name, new.email, new.phone, new.language, new.state = 'disabled')
          is distinct from (old.first_name, old.last_name, old.email, old.phone, old.language, old.state = 'disabled'))
      execute function person_changed()`);
    // The history of a user holds names and addresses: it ends with the account, however that ends.
    await runner.query(`create function person_erased() returns trigger language plpgsql as $$ begin
      delete from resource_history where resource = 'users' and record_id = old.id::text;
      return null; end $$`);
    await runner.query(
      'create trigger person_erased after delete on person for each row execute function person_erased()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger person_changed on person');
    await runner.query('drop trigger person_erased on person');
    await runner.query('drop function person_changed(), person_erased()');
    await runner.query('drop index person_search');
    await runner.query('drop index person_created');
    await runner.query(
      'alter table person drop column search_words, drop column record_version, drop column record_changed_at',
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the inquiries as staff list them: newest first, of each state, and by address, account and name. */
export class ListInquiries20261128030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Removes diacritics, so that 'zoe' finds 'Zoé'. Naming the dictionary keeps the function immutable.
    await runner.query(`create function folded(text) returns text language sql immutable strict parallel safe
      return extensions.unaccent('extensions.unaccent', $1)`);
    await runner.query(`alter table inquiry add column state text generated always as (
      case when is_quarantined then 'held' when stage = 'spam' then 'spam'
        when replied_at is not null then 'answered' else 'new' end) stored`);
    await runner.query('create index inquiry_newest on inquiry (sent_at desc, id)');
    await runner.query('create index inquiry_newest_of_state on inquiry (state, sent_at desc, id)');
    await runner.query('create index inquiry_email on inquiry (lower(email), sent_at desc) where email is not null');
    await runner.query(`create index inquiry_name on inquiry using gin (
      to_tsvector('simple', folded(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['name', 'email', 'newest_of_state', 'newest']) await runner.query(`drop index inquiry_${name}`);
    await runner.query('alter table inquiry drop column state');
    await runner.query('drop function folded(text)');
  }
}

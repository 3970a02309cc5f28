import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An English text that is again the one that its French text translates is no longer listed as newer: `outdated` has
 * its hash besides the time of the first change. Texts that are listed already get theirs with their next change of
 * French.
 */
export class RecognizeRestoredTexts20261127203300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update translation set outdated = (
      select jsonb_object_agg(field, jsonb_build_object('changedAt', time)) from jsonb_each(outdated) as text (field, time))
      where outdated <> '{}'`);
    await runner.query(
      noteText(`
        when md5(after ->> 'en-CA') = outdated -> field ->> 'translated' then outdated - field
        when before ->> 'en-CA' is distinct from after ->> 'en-CA' and not outdated ? field
          then outdated || jsonb_build_object(field,
            jsonb_build_object('changedAt', now(), 'translated', md5(before ->> 'en-CA')))`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update translation set outdated = (
      select jsonb_object_agg(field, text -> 'changedAt') from jsonb_each(outdated) as one (field, text))
      where outdated <> '{}'`);
    await runner.query(
      noteText(`
        when before ->> 'en-CA' is distinct from after ->> 'en-CA' and not outdated ? field
          then outdated || jsonb_build_object(field, now())`),
    );
  }
}

const noteText = (changeOfEnglish: string) => `
  create or replace function note_translated_text(of_kind text, of_record text, field text, before jsonb, after jsonb)
  returns void language sql as $$
    update translation set
      missing = array_remove(missing, field) || case when lacks_french then array[field] else '{}' end,
      outdated = case
        when lacks_french or before ->> 'fr-CA' is distinct from after ->> 'fr-CA' then outdated - field${changeOfEnglish}
        else outdated end
    from (select coalesce(after ->> 'en-CA', '') <> '' and coalesce(after ->> 'fr-CA', '') = '' as lacks_french) as text
    where kind = of_kind and record_id = of_record
  $$`;

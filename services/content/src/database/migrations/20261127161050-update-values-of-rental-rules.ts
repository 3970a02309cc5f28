import type { MigrationInterface, QueryRunner } from 'typeorm';
import { saveFunction as saveAnew } from './20261123000000-edit-rental-rules.ts';

/** Updates the values of saved rental rules in place, so that a trigger on them sees the text before the change. */
export class UpdateValuesOfRentalRules20261127161050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(saveFunction);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(saveAnew.replace('create function', 'create or replace function'));
  }
}

const saveFunction = `
  create or replace function save_rental_rules() returns trigger language plpgsql as $$
  declare block text := 'rental-rules.' || old.province;
  begin
    update content_block set version = new.version, updated_at = new.updated_at
    where key = block and version = old.version;
    if not found then return null; end if;
    with saved as (
      insert into content_value (block_key, key, position, content)
      select block, fact.key, fact.position, fact.content
      from (values
        (0, 'maxDepositMonths', jsonb_build_object('en-CA', nullif(new.max_deposit_months, ''))),
        (1, 'keyDepositAllowed', jsonb_build_object('en-CA', nullif(new.key_deposit_allowed, 'unknown'))),
        (2, 'lastMonthAllowed', jsonb_build_object('en-CA', nullif(new.last_month_allowed, 'unknown'))),
        (3, 'leaseUrl', jsonb_build_object('en-CA', nullif(new.lease_url, ''))),
        (4, 'note', new.note),
        (5, 'sourceName', new.source_name),
        (6, 'sourceUrl', jsonb_build_object('en-CA', new.source_url)),
        (7, 'reviewedAt', jsonb_build_object('en-CA', new.reviewed_at))
      ) as fact (position, key, content)
      where fact.content ->> 'en-CA' is not null
      on conflict (block_key, key) do update set position = excluded.position, content = excluded.content
      returning key)
    delete from content_value where block_key = block and key not in (select key from saved);
    return new;
  end $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the rental rules of a province one row, which staff edit, while they stay values of a content block. */
export class EditRentalRules20261123000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(view);
    await runner.query(saveFunction);
    await runner.query(`create trigger save_rental_rules instead of update on rental_rules
      for each row execute function save_rental_rules()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view rental_rules');
    await runner.query('drop function save_rental_rules');
  }
}

const text = (key: string, absent: string) =>
  `coalesce(max(content ->> 'en-CA') filter (where value.key = '${key}'), '${absent}')`;
const translated = (key: string) => `(array_agg(content) filter (where value.key = '${key}'))[1]`;

const view = `
  create view rental_rules as
  select split_part(block.key, '.', 2) as province, block.version, block.updated_at,
    ${text('maxDepositMonths', '')} as max_deposit_months,
    ${text('keyDepositAllowed', 'unknown')} as key_deposit_allowed,
    ${text('lastMonthAllowed', 'unknown')} as last_month_allowed,
    ${text('leaseUrl', '')} as lease_url,
    ${translated('note')} as note,
    ${translated('sourceName')} as source_name,
    ${text('sourceUrl', '')} as source_url,
    ${text('reviewedAt', '')} as reviewed_at
  from content_block block join content_value value on value.block_key = block.key
  where block.key like 'rental-rules.%'
  group by block.key`;

// The row of the block decides which of two changes at the same time is saved; a fact without a value has no row.
export const saveFunction = `
  create function save_rental_rules() returns trigger language plpgsql as $$
  declare block text := 'rental-rules.' || old.province;
  begin
    update content_block set version = new.version, updated_at = new.updated_at
    where key = block and version = old.version;
    if not found then return null; end if;
    delete from content_value where block_key = block;
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
    where fact.content ->> 'en-CA' is not null;
    return new;
  end $$`;

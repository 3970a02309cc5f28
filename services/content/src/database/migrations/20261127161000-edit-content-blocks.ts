import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes a content block with its values one row, which staff edit; rental rules have a row of their own. */
export class EditContentBlocks20261127161000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(view);
    await runner.query(saveFunction);
    await runner.query(`create trigger save_editable_block instead of update on editable_block
      for each row execute function save_editable_block()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view editable_block');
    await runner.query('drop function save_editable_block');
  }
}

const view = `
  create view editable_block as
  select block.key, block.version, block.updated_at,
    jsonb_agg(jsonb_build_object('key', value.key, 'content', value.content) order by value.position) as contents
  from content_block block join content_value value on value.block_key = block.key
  where block.key not like 'rental-rules.%'
  group by block.key`;

// The row of the block decides which of two changes at the same time is saved. Values are neither added nor removed.
const saveFunction = `
  create function save_editable_block() returns trigger language plpgsql as $$
  begin
    update content_block set version = new.version, updated_at = new.updated_at
    where key = old.key and version = old.version;
    if not found then return null; end if;
    update content_value value set content = changed.content
    from jsonb_to_recordset(new.contents) as changed (key text, content jsonb)
    where value.block_key = old.key and value.key = changed.key and value.content <> changed.content;
    return new;
  end $$`;

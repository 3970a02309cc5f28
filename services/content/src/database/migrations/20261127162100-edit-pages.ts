import type { MigrationInterface, QueryRunner } from 'typeorm';

const placedBlocks = `
  page.id as page_id, placed.position::integer, block.key, block.kind,
  value.key as value_key, value.position as value_position, value.content`;
const shownBlocks = `
  content_block block join published_content_value value on value.block_key = block.key`;

/**
 * Makes pages editable: trash, search of staff, a title for search engines. The blocks of a page become one value,
 * which is saved under the version of the page and has a history.
 */
export class EditPages20261127162100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table page
      add column blocks text[] not null default '{}',
      add column search_title jsonb constraint page_search_title check (search_title ? 'en-CA'),
      add column is_indexed boolean not null default true,
      add column deleted_at timestamptz`);
    await runner.query(`update page set blocks = placed.keys from (
      select page_id, array_agg(block_key order by position) as keys from page_block group by page_id) placed
      where placed.page_id = page.id`);
    await runner.query('drop view published_page_block');
    await runner.query('drop table page_block');
    await runner.query(`create view published_page_block as select ${placedBlocks}
      from page join page_type type on type.id = page_type_id
        cross join unnest(page.blocks) with ordinality as placed (block_key, position)
        join ${shownBlocks} on block.key = placed.block_key and block.kind = any(type.blocks)`);
    await runner.query(`create or replace view published_page as
      select slug, type.key as page_type, title, description, body, page.updated_at, page.id, template,
        type.is_indexed and page.is_indexed as is_indexed, search_title
      from page join page_type type on type.id = page_type_id
      where state in ('published', 'changed') and published_at <= now() and page.deleted_at is null`);
    await runner.query(`create index page_search on page
      using gin ((to_tsvector('simple', title) || to_tsvector('simple', description) || to_tsvector('simple', body)))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without a trash, a removed page would be back: it is deleted for good.
    await runner.query('delete from menu_item where page_id in (select id from page where deleted_at is not null)');
    await runner.query('delete from page where deleted_at is not null');
    await runner.query('drop index page_search');
    await runner.query('drop view published_page, published_page_block');
    await runner.query(`create view published_page as
      select slug, type.key as page_type, title, description, body, page.updated_at, page.id, template, type.is_indexed
      from page join page_type type on type.id = page_type_id
      where state in ('published', 'changed') and published_at <= now()`);
    await runner.query(`create table page_block (
      page_id uuid not null references page on delete cascade,
      position integer not null,
      block_key text not null references content_block,
      primary key (page_id, position),
      constraint page_block_once unique (page_id, block_key)
    )`);
    await runner.query('create index page_block_block on page_block (block_key)');
    await runner.query(`insert into page_block (page_id, position, block_key)
      select id, position, key from page cross join unnest(blocks) with ordinality as placed (key, position)`);
    await runner.query(
      `create trigger renew_content_version after insert or update or delete or truncate on page_block
        for each statement execute function renew_content_version()`,
    );
    await runner.query(`create view published_page_block as select ${placedBlocks.replace('::integer', '')}
      from page join page_type type on type.id = page_type_id
        join page_block placed on placed.page_id = page.id
        join ${shownBlocks} on block.key = placed.block_key and block.kind = any(type.blocks)`);
    await runner.query(`alter table page
      drop column blocks, drop column search_title, drop column is_indexed, drop column deleted_at`);
  }
}

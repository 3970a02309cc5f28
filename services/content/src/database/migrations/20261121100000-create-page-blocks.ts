import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates ordered blocks of pages. A block declares its kind; the client decides which kinds it can render. */
export class CreatePageBlocks20261121100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table content_block add column kind text not null default 'words' constraint content_block_kind check (kind ~ '^[a-z][a-z-]{1,40}$')`,
    );
    await runner.query(`create table page_block (
      page_id uuid not null references page on delete cascade,
      position integer not null,
      block_key text not null references content_block,
      primary key (page_id, position),
      constraint page_block_once unique (page_id, block_key)
    )`);
    await runner.query('create index page_block_block on page_block (block_key)');
    await runner.query(
      'create trigger renew_content_version after insert or update or delete or truncate on page_block for each statement execute function renew_content_version()',
    );
    await runner.query(`create or replace view published_page as
      select slug, page_type, title, description, body, updated_at, page.id, template
      from page join page_type type on type.key = page_type where state in ('published', 'changed') and published_at <= now()`);
    await runner.query(`create view published_page_block as
      select page_id, page_block.position, block.key, block.kind, value.key as value_key, value.position as value_position, value.content
      from page_block join content_block block on block.key = block_key join published_content_value value on value.block_key = block.key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view published_page_block, published_page');
    await runner.query(`create view published_page as
      select slug, page_type, title, description, body, updated_at from page where state in ('published', 'changed') and published_at <= now()`);
    await runner.query('drop table page_block');
    await runner.query('alter table content_block drop column kind');
  }
}

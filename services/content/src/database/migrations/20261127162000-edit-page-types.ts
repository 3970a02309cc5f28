import type { MigrationInterface, QueryRunner } from 'typeorm';

const pageView = (columns: string, join: string) => `create or replace view published_page as
  select slug, ${columns}
  from page join page_type type on ${join} where state in ('published', 'changed') and published_at <= now()`;
const blockView = (more: string) => `create or replace view published_page_block as
  select page_id, page_block.position, block.key, block.kind, value.key as value_key, value.position as value_position,
    value.content
  from page_block join content_block block on block.key = block_key
    join published_content_value value on value.block_key = block.key${more}`;

/**
 * Makes page types editable: an id that pages refer to, so that their key can change, the kinds of blocks that their
 * pages show, and whether search engines list them.
 */
export class EditPageTypes20261127162000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table page_type
      add column id uuid not null default gen_random_uuid(),
      add column blocks text[] not null
        default '{rich-text,call-to-action,notice,steps,cards,faq-list,form}',
      add column is_indexed boolean not null default true,
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz`);
    await runner.query('alter table page rename column page_type to page_type_key');
    await runner.query('alter table page add column page_type_id uuid');
    await runner.query('update page set page_type_id = type.id from page_type type where type.key = page_type_key');
    await runner.query(
      pageView(
        'type.key as page_type, title, description, body, page.updated_at, page.id, template, is_indexed',
        'type.id = page_type_id',
      ),
    );
    await runner.query('alter table page drop column page_type_key');
    await runner.query(`alter table page_type
      drop constraint page_type_pkey,
      add primary key (id),
      add constraint page_type_key unique (key)`);
    await runner.query(`alter table page
      alter column page_type_id set not null,
      add constraint page_page_type_id foreign key (page_type_id) references page_type`);
    await runner.query('create index page_page_type on page (page_type_id)');
    await runner.query(
      blockView(`
      join page on page.id = page_id join page_type type on type.id = page_type_id and block.kind = any(type.blocks)`),
    );
    await runner.query(`create trigger renew_content_version after insert or update or delete or truncate on page_type
      for each statement execute function renew_content_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger renew_content_version on page_type');
    await runner.query(blockView(''));
    await runner.query('alter table page add column page_type text');
    await runner.query('update page set page_type = type.key from page_type type where type.id = page_type_id');
    await runner.query('drop view published_page');
    await runner.query(
      pageView('page_type, title, description, body, page.updated_at, page.id, template', 'type.key = page_type'),
    );
    await runner.query('alter table page drop column page_type_id');
    await runner.query(`alter table page_type
      drop constraint page_type_pkey,
      drop constraint page_type_key,
      add primary key (key),
      drop column id,
      drop column blocks,
      drop column is_indexed,
      drop column version,
      drop column updated_at,
      drop column deleted_at`);
    await runner.query(`alter table page
      alter column page_type set not null,
      add constraint page_page_type_fkey foreign key (page_type) references page_type`);
    await runner.query('create index page_page_type on page (page_type)');
  }
}

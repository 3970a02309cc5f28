import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notes, for every record with translated texts, which French texts are missing or older than their English: by
 * triggers, since texts are saved, restored, scheduled and seeded in many ways. Of texts from before, the order of
 * their changes is unknown: they count as up to date.
 */
export class NoteTranslations20261127161100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [table, ...indexes, noteText, noteRecord, isTranslatedValue, noteValue])
      await runner.query(statement);
    for (const { table: name, key, kind, title, texts, hasTrash } of tables) {
      await runner.query(`create trigger note_translation
        after insert or delete or update of ${[...columnsOf(texts), ...(hasTrash ? ['deleted_at'] : [])].join(', ')}
        on ${name} for each row
        execute function note_translation('${kind}', '${key}', '${title}', '${texts.join(`', '`)}')`);
      await runner.query(`update ${name} set ${columnsOf(texts)[0]} = ${columnsOf(texts)[0]}`);
    }
    await runner.query(`create trigger note_translation after insert or delete or update of content on content_value
      for each row execute function note_translation_of_value()`);
    await runner.query('update content_value set content = content');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [...tables.map((one) => one.table), 'content_value'])
      await runner.query(`drop trigger note_translation on ${name}`);
    await runner.query('drop function note_translation, note_translation_of_value, note_translated_text');
    await runner.query('drop function is_translated_value');
    await runner.query('drop table translation');
  }
}

/** Tables of translated records; `texts` are columns, or `column field` where the resource has another name for it. */
const tables = [
  {
    table: 'post',
    kind: 'posts',
    key: 'id',
    title: 'title',
    texts: ['title headline', 'summary', 'body'],
    hasTrash: true,
  },
  { table: 'post_category', kind: 'postCategories', key: 'id', title: 'name', texts: ['name'], hasTrash: true },
  { table: 'faq', kind: 'faqs', key: 'id', title: 'question', texts: ['question', 'answer'], hasTrash: true },
  { table: 'faq_topic', kind: 'faqTopics', key: 'key', title: 'name', texts: ['name'], hasTrash: true },
  { table: 'menu_item', kind: 'menuItems', key: 'id', title: 'title', texts: ['title label'], hasTrash: true },
  { table: 'form', kind: 'siteForms', key: 'key', title: 'label', texts: ['confirmation'], hasTrash: false },
] as const;
const columnsOf = (texts: readonly string[]) => texts.map((text) => text.split(' ')[0]);

const table = `
  create table translation (
    kind text not null,
    record_id text not null,
    name jsonb not null,
    missing text[] not null default '{}',
    outdated jsonb not null default '{}',
    is_removed boolean not null,
    state text not null generated always as (case
      when missing <> '{}' then 'missing' when outdated <> '{}' then 'outdated' else 'translated' end) stored,
    sort_name text not null generated always as (left(lower(name ->> 'en-CA'), 100)) stored,
    primary key (kind, record_id)
  )`;
const indexes = [
  'create index translation_name on translation (state, sort_name, kind, record_id) where not is_removed',
  'create index translation_kind on translation (kind, state, sort_name, record_id) where not is_removed',
  `create index translation_search on translation using gin (to_tsvector('simple', name))`,
];

// `outdated` has the time of the first change of an English text after its French one.
const noteText = `
  create function note_translated_text(of_kind text, of_record text, field text, before jsonb, after jsonb)
  returns void language sql as $$
    update translation set
      missing = array_remove(missing, field) || case when lacks_french then array[field] else '{}' end,
      outdated = case
        when lacks_french or before ->> 'fr-CA' is distinct from after ->> 'fr-CA' then outdated - field
        when before ->> 'en-CA' is distinct from after ->> 'en-CA' and not outdated ? field
          then outdated || jsonb_build_object(field, now())
        else outdated end
    from (select coalesce(after ->> 'en-CA', '') <> '' and coalesce(after ->> 'fr-CA', '') = '' as lacks_french) as text
    where kind = of_kind and record_id = of_record
  $$`;

// Arguments: kind, column of the id, column of the name, then one text each.
const noteRecord = `
  create function note_translation() returns trigger language plpgsql as $$
  declare
    stored constant jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
    saved constant jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
    id constant text := coalesce(saved, stored) ->> tg_argv[1];
    title constant jsonb := saved -> tg_argv[2];
    text_name text;
  begin
    if tg_op = 'DELETE' then
      delete from translation where kind = tg_argv[0] and record_id = id;
      return null;
    end if;
    insert into translation (kind, record_id, name, is_removed) values (
      tg_argv[0], id,
      case jsonb_typeof(title) when 'string' then jsonb_build_object('en-CA', title) else title end,
      saved ->> 'deleted_at' is not null)
    on conflict (kind, record_id) do update set name = excluded.name, is_removed = excluded.is_removed;
    foreach text_name in array tg_argv[3:] loop
      perform note_translated_text(tg_argv[0], id, split_part(text_name || ' ' || text_name, ' ', 2),
        stored -> split_part(text_name, ' ', 1), saved -> split_part(text_name, ' ', 1));
    end loop;
    return null;
  end $$`;

// The names of values without a French text, as in value-kinds.ts; of rental rules, the fields of their form.
const isTranslatedValue = `
  create function is_translated_value(block text, key text) returns boolean language sql immutable as $$
    select case
      when block like 'rental-rules.%' then key in ('note', 'sourceName')
      when block like 'usual-costs.%' then key = 'source'
      else key !~ '(^|[.])(link|sourceUrl)$' and key !~ '^[0-9]+$' and key <> 'form' end
  $$`;

const noteValue = `
  create function note_translation_of_value() returns trigger language plpgsql as $$
  declare
    saved constant jsonb := case when tg_op = 'DELETE' then null else new.content end;
    stored constant jsonb := case when tg_op = 'INSERT' then null else old.content end;
    block constant text := case when tg_op = 'DELETE' then old.block_key else new.block_key end;
    field constant text := case when tg_op = 'DELETE' then old.key else new.key end;
    of_kind constant text := case when block like 'rental-rules.%' then 'rentalRules' else 'contentBlocks' end;
    of_record constant text := regexp_replace(block, '^rental-rules[.]', '');
  begin
    if not is_translated_value(block, field) then return null; end if;
    insert into translation (kind, record_id, name, is_removed)
    values (of_kind, of_record, jsonb_build_object('en-CA', of_record), false) on conflict do nothing;
    perform note_translated_text(of_kind, of_record, field, stored, saved);
    delete from translation where kind = of_kind and record_id = of_record
      and not exists (select from content_value where block_key = block);
    return null;
  end $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

// Visitors see neither redirects in the trash nor versions.
const followedBy = (row: 'old' | 'new') => `(${row}.from_address, ${row}.to_address, ${row}.deleted_at)`;

/** Makes redirects records that staff edit: with versions, trash and search, to any path or an https address. */
export class EditRedirects20261127203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table redirect
      add column id uuid not null default gen_random_uuid(),
      add column origin text not null default 'move' constraint redirect_origin check (origin in ('move', 'staff')),
      add column version int not null default 1,
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz,
      add column search_words text generated always as (
        translate(from_address || ' ' || to_address, '/:?#&=._~%-', '           ')) stored,
      drop constraint redirect_pkey,
      add primary key (id),
      drop constraint redirect_to_address,
      add constraint redirect_to_address check (to_address ~ '^(/([^/\\\\]|$)|https://[^/])')`);
    await runner.query('update redirect set updated_at = made_at');
    await runner.query('create unique index redirect_from on redirect (from_address) where deleted_at is null');
    await runner.query(`create index redirect_target_path on redirect (substring(to_address from '^[^?#]*'))
      where deleted_at is null`);
    for (const column of ['to_address', 'updated_at'])
      await runner.query(`create index redirect_by_${column} on redirect (${column}) where deleted_at is null`);
    await runner.query(`create index redirect_search on redirect using gin (to_tsvector('simple', search_words))`);
    await runner.query('drop trigger renew_content_version on redirect');
    await runner.query(`create trigger renew_content_version_for_insert after insert on redirect
      for each row when (new.deleted_at is null) execute function renew_content_version()`);
    await runner.query(`create trigger renew_content_version_for_delete after delete on redirect
      for each row when (old.deleted_at is null) execute function renew_content_version()`);
    await runner.query(`create trigger renew_content_version_for_update after update on redirect
      for each row when (${followedBy('old')} is distinct from ${followedBy('new')})
      execute function renew_content_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'delete', 'update'])
      await runner.query(`drop trigger renew_content_version_for_${event} on redirect`);
    await runner.query(`create trigger renew_content_version after insert or update or delete or truncate on redirect
      for each statement execute function renew_content_version()`);
    // Earlier releases redirect to paths only, and would follow a redirect in the trash.
    await runner.query(`delete from redirect where deleted_at is not null or to_address !~ '^/[^/]'`);
    await runner.query(`alter table redirect
      drop constraint redirect_to_address,
      add constraint redirect_to_address check (to_address ~ '^/[^/]'),
      drop column search_words, drop column deleted_at, drop column updated_at, drop column version,
      drop column origin, drop column id,
      add primary key (from_address)`);
  }
}

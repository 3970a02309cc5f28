import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures that staff upload for texts, covers of posts and the logo. A logo from elsewhere was never shown: the policy
 * of pages permits images of the site only.
 */
export class CreateContentPictures20261127202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table content_picture (
      id uuid primary key default gen_random_uuid(),
      width int not null,
      height int not null,
      actor_id uuid,
      created_at timestamptz not null default now())`);
    await runner.query('create index content_picture_age on content_picture (created_at)');
    await runner.query(`create table content_picture_file (
      picture_id uuid not null references content_picture on delete cascade,
      width int not null,
      file bytea not null,
      primary key (picture_id, width))`);
    await runner.query('alter table content_picture_file alter column file set storage external');
    await runner.query(`update site_profile set logo = null, version = version + 1 where logo is not null`);
    await runner.query(`alter table site_profile add constraint site_profile_logo
      check (logo ~ '^/photos/content/[0-9a-f-]{36}-(480|960|1440)\\.webp$')`);
    await runner.query('alter table post drop constraint post_cover');
    await runner.query(
      `alter table post add constraint post_cover check (cover ~ '^([a-z0-9-]+|content/[0-9a-f-]{36})$')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table post drop constraint post_cover');
    await runner.query(`update post set cover = 'p1-living' where cover like 'content/%'`);
    await runner.query(`alter table post add constraint post_cover check (cover ~ '^[a-z0-9-]+$')`);
    await runner.query('alter table site_profile drop constraint site_profile_logo');
    await runner.query('update site_profile set logo = null');
    await runner.query('drop table content_picture_file');
    await runner.query('drop table content_picture');
  }
}

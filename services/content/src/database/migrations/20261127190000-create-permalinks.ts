import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Permalinks that staff choose, with those that they replaced. */
export class CreatePermalinks20261127190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table permalink (
      kind text primary key constraint permalink_kind check (kind in ('listings', 'posts', 'faq')),
      segment text not null constraint permalink_segment unique
        constraint permalink_segment_form check (segment ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      version int not null default 1,
      updated_at timestamptz not null default now())`);
    await runner.query(`create table former_permalink (
      segment text primary key,
      kind text not null references permalink (kind))`);
    await runner.query(
      `insert into permalink (kind, segment) values ('listings', 'homes'), ('posts', 'guides'), ('faq', 'faqs')`,
    );
    await runner.query(`create trigger renew_content_version after insert or update or delete or truncate on permalink
      for each statement execute function renew_content_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_permalink');
    await runner.query('drop table permalink');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the files of lists that are written in the background: at most one for each user and list, in parts. */
export class CreateListExport20261127204000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table list_export (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null,
      resource text not null,
      asked_at timestamptz not null default now(),
      total integer not null,
      written integer not null default 0,
      constraint list_export_once unique (person_id, resource)
    )`);
    await runner.query(`create table list_export_part (
      export_id uuid not null references list_export (id) on delete cascade,
      number integer not null,
      ids text[] not null,
      content text,
      primary key (export_id, number)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table list_export_part');
    await runner.query('drop table list_export');
  }
}

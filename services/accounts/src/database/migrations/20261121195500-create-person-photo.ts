import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates account photos, one a user. The ID is part of the URL and changes with each new photo. */
export class CreatePersonPhoto20261121195500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table person_photo (
      person_id uuid primary key references person on delete cascade,
      id uuid not null default gen_random_uuid() constraint person_photo_id unique,
      file bytea not null,
      changed_at timestamptz not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table person_photo');
  }
}

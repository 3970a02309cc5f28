import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo a person, small; its id is its address, and each new photo has another. */
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

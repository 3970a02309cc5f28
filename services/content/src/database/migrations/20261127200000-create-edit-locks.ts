import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the edit locks: who has the form of a record open. */
export class CreateEditLocks20261127200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table edit_lock (
      resource text not null,
      record_id uuid not null,
      holder_id uuid not null,
      since timestamptz not null,
      until timestamptz not null,
      primary key (resource, record_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table edit_lock');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the last inquiry of an unclaimed account, which is deleted 12 months later. */
export class NoteLastWord20261121152100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table person add column last_wrote_at timestamptz');
    await runner.query(
      `create index person_unclaimed on person (coalesce(last_wrote_at, created_at)) where state = 'unclaimed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index person_unclaimed');
    await runner.query('alter table person drop column last_wrote_at');
  }
}

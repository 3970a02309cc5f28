import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of listings by how their title and their street address begin, without diacritics, for the search of staff. */
export class FindListings20261128043000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['title', 'street'])
      await runner.query(`create index listing_${column}_start
        on listing ((left(lower(folded(${column})), 100) collate "C"), id) where status not in ('merged', 'deleted')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['street', 'title']) await runner.query(`drop index listing_${column}_start`);
  }
}

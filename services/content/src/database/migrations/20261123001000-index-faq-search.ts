import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index of the search in FAQs: the expression of the resource's searched fields, in their order. */
export class IndexFaqSearch20261123001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index faq_search on faq
      using gin ((to_tsvector('simple', question) || to_tsvector('simple', answer)))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index faq_search');
  }
}

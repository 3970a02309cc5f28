import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff find orders by names without diacritics, so that 'levesque' finds 'Lévesque'. */
export class FoldNamesOfOrders20261125220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await indexNames(runner, (name) => `folded(${name})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await indexNames(runner, (name) => name);
  }
}

async function indexNames(runner: QueryRunner, indexed: (name: string) => string): Promise<void> {
  await runner.query('drop index purchase_order_buyer, tax_information_name');
  await runner.query(`create index purchase_order_buyer on purchase_order
    using gin (to_tsvector('simple', ${indexed(`billing ->> 'name'`)}))`);
  await runner.query(`create index tax_information_name on tax_information
    using gin (to_tsvector('simple', ${indexed('company_name')}))`);
}

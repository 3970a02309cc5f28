import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff find orders by state, company, user and the words of names. */
export class IndexOrdersForStaff20261124000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index purchase_order_state_created on purchase_order (state, created_at)');
    await runner.query('create index purchase_order_person on purchase_order (person_id)');
    await runner.query(`create index purchase_order_buyer on purchase_order
      using gin (to_tsvector('simple', billing ->> 'name'))`);
    await runner.query(`create index tax_information_name on tax_information
      using gin (to_tsvector('simple', company_name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index tax_information_name, purchase_order_buyer, purchase_order_person');
    await runner.query('drop index purchase_order_state_created');
  }
}

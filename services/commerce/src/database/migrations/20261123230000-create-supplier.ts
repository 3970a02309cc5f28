import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the company that sells the credits, as receipts state it. */
export class CreateSupplier20261123230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table supplier (
      is_only boolean primary key default true constraint supplier_only check (is_only),
      legal_name text not null constraint supplier_legal_name check (char_length(legal_name) between 2 and 120),
      address_lines text[] not null constraint supplier_address check (cardinality(address_lines) between 1 and 5),
      version integer not null default 1
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table supplier');
  }
}

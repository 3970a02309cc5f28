import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff change tax rates: a version for each province, and no day with both GST and HST. */
export class EditTaxRates20261124071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table tax_rate_list (province text primary key, version integer not null default 1)');
    await runner.query('insert into tax_rate_list (province) select distinct province from tax_rate');
    await runner.query(`alter table tax_rate add constraint tax_rate_federal
      exclude using gist (province with =, valid with &&) where (applies and name in ('GST', 'HST'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tax_rate drop constraint tax_rate_federal');
    await runner.query('drop table tax_rate_list');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates tax rates with those of all provinces and territories, without which nothing can be sold in Canada. */
export class CreateTaxRates20261123180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table tax_rate (
      id uuid primary key default gen_random_uuid(),
      province text not null constraint tax_rate_province check (province in (
        'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
      name text not null constraint tax_rate_name check (name in ('GST', 'HST', 'PST', 'RST', 'QST')),
      rate_ppm integer not null constraint tax_rate_rate_ppm check (rate_ppm between 0 and 1000000),
      applies boolean not null default true,
      registration_number text,
      valid daterange not null constraint tax_rate_valid check (not isempty(valid)),
      constraint tax_rate_overlap exclude using gist (province with =, name with =, valid with &&)
    )`);
    // Nothing was sold before 2020, so no earlier rate is recorded.
    await runner.query(`insert into tax_rate (province, name, rate_ppm, valid)
      select province, name, rate_ppm, '[2020-01-01,)'::daterange from (values
        ('AB', 'GST', 50000), ('NT', 'GST', 50000), ('NU', 'GST', 50000), ('YT', 'GST', 50000),
        ('BC', 'GST', 50000), ('BC', 'PST', 70000),
        ('MB', 'GST', 50000), ('MB', 'RST', 70000),
        ('SK', 'GST', 50000), ('SK', 'PST', 60000),
        ('QC', 'GST', 50000), ('QC', 'QST', 99750),
        ('ON', 'HST', 130000), ('NB', 'HST', 150000), ('NL', 'HST', 150000), ('PE', 'HST', 150000)
      ) as rate (province, name, rate_ppm)`);
    await runner.query(`insert into tax_rate (province, name, rate_ppm, valid) values
      ('NS', 'HST', 150000, '[2020-01-01,2025-04-01)'), ('NS', 'HST', 140000, '[2025-04-01,)')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tax_rate');
  }
}

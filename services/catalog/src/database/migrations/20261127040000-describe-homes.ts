import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a landlord may add about the home and its building. */
export class DescribeHomes20261127040000 implements MigrationInterface {
  readonly name = 'DescribeHomes20261127040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing
        add column has_den boolean not null default false,
        add column sqft_max int constraint listing_sqft_max check (sqft_max >= sqft and sqft_max <= 20000),
        add column floor_level smallint constraint listing_floor_level check (floor_level between -3 and 150),
        add column storeys smallint constraint listing_storeys check (storeys between 1 and 150),
        add column max_occupants smallint constraint listing_max_occupants check (max_occupants between 1 and 20),
        add column heating text,
        add column cooling text,
        add column smoking text constraint listing_smoking check (smoking in ('no', 'outside', 'yes')),
        add column cannabis text constraint listing_cannabis check (cannabis in ('no', 'outside', 'yes')),
        add column parking_spaces smallint constraint listing_parking_spaces check (parking_spaces between 0 and 10),
        add column parking_fee smallint constraint listing_parking_fee check (parking_fee between 0 and 2000),
        add column utilities_tenant_pays text[] not null default '{}'
          constraint listing_utilities_paid_once check (not utilities_tenant_pays && utilities_included),
        add column pet_note text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing drop column has_den, drop column sqft_max, drop column floor_level, drop column storeys,
        drop column max_occupants, drop column heating, drop column cooling, drop column smoking, drop column cannabis,
        drop column parking_spaces, drop column parking_fee, drop column utilities_tenant_pays, drop column pet_note`);
  }
}

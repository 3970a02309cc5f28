import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores what renters look for, from their profiles in accounts; recommendations start from it. */
export class RenterWishes20261123032000 implements MigrationInterface {
  readonly name = 'RenterWishes20261123032000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table renter_wishes (
      user_id uuid constraint renter_wishes_key primary key,
      version bigint not null,
      budget_min int, budget_max int,
      beds int[] not null,
      areas text[] not null)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table renter_wishes');
  }
}

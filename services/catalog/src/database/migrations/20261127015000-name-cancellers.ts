import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who cancelled a viewing: until now only landlords could. */
export class NameCancellers20261127015000 implements MigrationInterface {
  readonly name = 'NameCancellers20261127015000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table viewing add column cancelled_by text;
      update viewing set cancelled_by = 'landlord' where status = 'cancelled';
      alter table viewing
        add constraint viewing_cancelled_by check (cancelled_by in ('landlord', 'renter', 'closing')),
        add constraint viewing_cancelled check ((status = 'cancelled') = (cancelled_by is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table viewing drop column cancelled_by');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identifiers of suspended accounts beside those of banned ones. */
export class KnowSuspendedRegistrants20261129171000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table blocked_identifier add column restriction text not null default 'banned'
      check (restriction in ('suspended', 'banned'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from blocked_identifier where restriction = 'suspended'`);
    await runner.query('alter table blocked_identifier drop column restriction');
  }
}

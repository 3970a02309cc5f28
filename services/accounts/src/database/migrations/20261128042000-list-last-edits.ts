import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the changes of records in the audit log, by which staff see the last ones. */
export class ListLastEdits20261128042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index audit_event_of_records on audit_event (id) where action like 'record.%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_event_of_records');
  }
}

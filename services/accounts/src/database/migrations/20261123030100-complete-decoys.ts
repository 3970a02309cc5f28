import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets decoys behave as accounts: they are found by their address to log in, and their deletion can be planned. */
export class CompleteDecoys20261123030100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index person_decoy_email on person (email, created_at) where state = 'decoy'`);
    await runner.query(`alter table person drop constraint person_deletes_at,
      add constraint person_deletes_at check (state = 'decoy' or (state = 'deletion_pending') = (deletes_at is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update person set deletes_at = null where state = 'decoy'`);
    await runner.query(`alter table person drop constraint person_deletes_at,
      add constraint person_deletes_at check ((state = 'deletion_pending') = (deletes_at is not null))`);
    await runner.query('drop index person_decoy_email');
  }
}

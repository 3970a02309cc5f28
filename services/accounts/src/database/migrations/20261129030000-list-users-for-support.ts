import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the users as support lists them: landlords and unverified ones, newest first, and mails that failed. */
export class ListUsersForSupport20261129030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index person_newest_landlord on person (created_at desc, id)
      where company_id is not null and state <> 'decoy'`);
    await runner.query(`create index person_newest_unverified on person (created_at desc, id)
      where email_verified_at is null and state = 'active'`);
    await runner.query(
      `create index mail_failed_newest on mail (made_at desc) where state = 'failed' and person_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['mail_failed_newest', 'person_newest_unverified', 'person_newest_landlord'])
      await runner.query(`drop index ${name}`);
  }
}

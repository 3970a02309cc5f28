import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the newest mails of an address and of a user. */
export class IndexMailAddresses20261129181000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index mail_address_newest on mail (email, made_at desc, id) where email is not null');
    await runner.query(
      'create index mail_person_newest on mail (person_id, made_at desc, id) where person_id is not null',
    );
    await runner.query('drop index mail_person');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index mail_person on mail (person_id) where person_id is not null');
    await runner.query('drop index mail_person_newest');
    await runner.query('drop index mail_address_newest');
  }
}

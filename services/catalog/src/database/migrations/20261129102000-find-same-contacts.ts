import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the listings of other landlords that name the same contact. */
export class FindSameContacts20261129102000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index listing_contact_phone_of on listing (contact_phone) where contact_phone is not null;
      create index listing_contact_email_of on listing (contact_email) where contact_email is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listing_contact_phone_of, listing_contact_email_of');
  }
}

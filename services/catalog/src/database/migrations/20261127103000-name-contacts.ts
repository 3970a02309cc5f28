import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who answers for a listing, and whether visitors see the phone number. */
export class NameContacts20261127103000 implements MigrationInterface {
  readonly name = 'NameContacts20261127103000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing
        add column contact_name text,
        add column contact_phone text constraint listing_contact_phone check (contact_phone ~ '^\\+[1-9][0-9]{7,14}$'),
        add column contact_preference text
          constraint listing_contact_preference check (contact_preference in ('message', 'call', 'text')),
        add column shows_phone boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing drop column contact_name, drop column contact_phone, drop column contact_preference,
        drop column shows_phone`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks the addresses whose account proved them, and the inquiries whose address its owner confirmed. Addresses that
 * are known so far count as proved, because a guest must not write in the name of their account.
 */
export class ConfirmInquiries20261123030000 implements MigrationInterface {
  readonly name = 'ConfirmInquiries20261123030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}

const up = `
  alter table known_address add column is_proved boolean not null default true;
  alter table known_address alter column is_proved drop default;
  alter table inquiry add column is_address_confirmed boolean not null default false;
  update inquiry set is_address_confirmed = true where user_id is not null;`;
const down = `
  alter table inquiry drop column is_address_confirmed;
  alter table known_address drop column is_proved;`;

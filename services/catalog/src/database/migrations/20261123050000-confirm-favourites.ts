import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses under which guests asked to save the favourites of their device, and whether the mailbox agreed. */
export class ConfirmFavourites20261123050000 implements MigrationInterface {
  readonly name = 'ConfirmFavourites20261123050000';

  async up(runner: QueryRunner): Promise<void> {
    // Links contain the id, not the address; `address` is the normalized address that accounts uses.
    await runner.query(`
      create table favourite_address (
        id uuid primary key default gen_random_uuid(),
        device text not null,
        email text not null constraint favourite_address_email check (email = lower(email) and length(email) <= 254),
        address text not null,
        confirm_id uuid,
        requested_at timestamptz not null default now(),
        confirmed_at timestamptz,
        constraint favourite_address_key unique (device, address));
      create index favourite_address_confirmed on favourite_address (address) where confirmed_at is not null;
      create index favourite_address_requested on favourite_address (requested_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table favourite_address');
  }
}

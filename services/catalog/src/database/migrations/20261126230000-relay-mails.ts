import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses under which the two parties of an inquiry answer by mail, and whether the landlord sees those of the renter. */
export class RelayMails20261126230000 implements MigrationInterface {
  readonly name = 'RelayMails20261126230000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table relay_alias');
    await runner.query('alter table inquiry drop column shares_contact');
  }
}

// `alias` is the local part. It is stored as it is, because further mails carry the same one, and works only for mails
// from the address of its party. `mails` and `counted_since` limit the mails of an hour. (docs/rules/mail-relay.md)
// Earlier renters agreed to share their address.
const up = `
  alter table inquiry add column shares_contact boolean not null default true;
  create table relay_alias (
    alias text primary key constraint relay_alias_form check (alias ~ '^r-[a-z2-7]{20}$'),
    inquiry_id uuid not null references inquiry on delete cascade,
    party text not null constraint relay_alias_party check (party in ('renter', 'landlord')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    mails int not null default 0,
    counted_since timestamptz not null default now());
  create unique index relay_alias_of_party on relay_alias (inquiry_id, party);
  create index relay_alias_expiry on relay_alias (expires_at);`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mailboxes that landlords name for the messages of renters, whether they agreed, and the addresses they answer under. */
export class MailLeadContacts20261127140000 implements MigrationInterface {
  readonly name = 'MailLeadContacts20261127140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}

// A message by the contact has the author `landlord`, for whom the contact answers.
// `email` is the address as listings have it, `address` its mailbox: a refusal counts for all spellings.
// (docs/rules/leads.md)
const up = `
  alter table listing
    add column contact_email text constraint listing_contact_email check (length(contact_email) <= 254);
  create table lead_contact (
    id uuid primary key default gen_random_uuid(),
    owner_user_id uuid not null,
    email text not null,
    address text not null,
    requested_at timestamptz not null default now(),
    confirmed_at timestamptz,
    refused_at timestamptz,
    constraint lead_contact_of_owner unique (owner_user_id, email),
    constraint lead_contact_state check (confirmed_at is null or refused_at is null));
  alter table inquiry_message add column is_by_contact boolean not null default false;
  alter table relay_alias
    add column contact_id uuid references lead_contact on delete cascade,
    drop constraint relay_alias_party,
    add constraint relay_alias_party check (
      party in ('renter', 'landlord', 'contact') and (party = 'contact') = (contact_id is not null));
  create index relay_alias_contact on relay_alias (contact_id) where contact_id is not null;
  drop index relay_alias_of_party;
  create unique index relay_alias_of_party on relay_alias (inquiry_id, party, contact_id) nulls not distinct;`;
const down = `
  delete from relay_alias where party = 'contact';
  drop index relay_alias_of_party;
  create unique index relay_alias_of_party on relay_alias (inquiry_id, party);
  alter table relay_alias
    drop constraint relay_alias_party,
    add constraint relay_alias_party check (party in ('renter', 'landlord')),
    drop column contact_id;
  alter table inquiry_message drop column is_by_contact;
  drop table lead_contact;
  alter table listing drop column contact_email;`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what registration needs: decoy accounts (returned to a user who registers an existing address), mailed links and
 * codes, and consents. A decoy repeats the real account's address, so the unique index excludes decoys.
 */
export class CreateRegistration20261121110300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...decoys, ...proofs]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table consent, mail_code, mail_link');
    await runner.query('drop trigger person_rights_changed on person');
    await runner.query('drop function person_rights_changed()');
    await runner.query(`delete from person where state = 'decoy'`);
    await runner.query('drop index person_email');
    await runner.query('create unique index person_email on person (email)');
    await runner.query('alter table person drop constraint person_state');
    await runner.query(
      `alter table person add constraint person_state check (state in ('unclaimed', 'active', 'disabled'))`,
    );
  }
}

const decoys = [
  'alter table person drop constraint person_state',
  `alter table person add constraint person_state check (state in ('unclaimed', 'active', 'disabled', 'decoy'))`,
  'drop index person_email',
  `create unique index person_email on person (email) where state <> 'decoy'`,
  // Verifying the address and changing the state of the account change the user's permissions.
  `create function person_rights_changed() returns trigger language plpgsql as $$ begin new.rights_version = nextval('rights_version'); return new; end $$`,
  `create trigger person_rights_changed before update of email_verified_at, state on person for each row
    when (old.state <> new.state or (old.email_verified_at is null) <> (new.email_verified_at is null)) execute function person_rights_changed()`,
];

const proofs = [
  `create table mail_link (
    purpose text not null,
    subject text not null,
    id uuid not null,
    person_id uuid not null references person on delete cascade,
    made_at timestamptz not null default now(),
    primary key (purpose, subject))`,
  'create index mail_link_person on mail_link (person_id)',
  `create table mail_code (
    person_id uuid not null references person on delete cascade,
    purpose text not null,
    code_hash text not null,
    tries smallint not null default 0,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (person_id, purpose))`,
  `create table consent (
    id uuid primary key default gen_random_uuid(),
    person_id uuid not null references person on delete cascade,
    purpose text not null,
    text_version text not null,
    source text not null,
    ip text not null,
    given_at timestamptz not null default now())`,
  'create index consent_person on consent (person_id, purpose)',
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds two-factor authentication with TOTP and recovery codes. */
export class CreateTotp20261121110500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table totp (
      person_id uuid primary key references person on delete cascade,
      sealed_secret bytea not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0)`);
    await runner.query(`create table recovery_code (
      person_id uuid not null references totp on delete cascade,
      code_hash text not null,
      primary key (person_id, code_hash))`);
    // A user's permissions can depend on two-factor authentication.
    await runner.query(`create function totp_changed() returns trigger language plpgsql as $$ begin
      update person set rights_version = nextval('rights_version') where id = coalesce(new.person_id, old.person_id);
      return null; end $$`);
    await runner.query(
      'create trigger totp_changed after insert or delete or update of confirmed_at on totp for each row execute function totp_changed()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_code, totp');
    await runner.query('drop function totp_changed()');
  }
}

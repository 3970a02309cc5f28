import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the attempts of the account's own session separately from those of other callers, binds login codes to the
 * login that requested them, and salts recovery codes. Earlier recovery codes have no salt and stay valid.
 */
export class SeparateCodeAttempts20261123030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mail_code
      add column own_tries smallint not null default 0,
      add column slot text not null default '',
      drop constraint mail_code_pkey,
      add primary key (person_id, purpose, slot)`);
    await runner.query(`alter table recovery_code add column salt bytea not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from mail_code where slot <> ''`);
    await runner.query(`alter table mail_code
      drop constraint mail_code_pkey,
      drop column own_tries,
      drop column slot,
      add primary key (person_id, purpose)`);
    await runner.query(`delete from recovery_code where salt <> ''`);
    await runner.query('alter table recovery_code drop column salt');
  }
}

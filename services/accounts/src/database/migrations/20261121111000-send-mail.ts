import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds delivery state to the mail queue, and suppressions. */
export class SendMail20261121111000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mail
      add column attempts int not null default 0,
      add column next_at timestamptz not null default now(),
      add column sending_since timestamptz,
      add column settled_at timestamptz,
      add column is_repeat boolean not null default false,
      add column answer text,
      add column subject text,
      add column body text,
      add constraint mail_state check (state in ('queued', 'sending', 'sent', 'failed', 'suppressed', 'unsure'))`);
    await runner.query('drop index mail_queued');
    await runner.query(`create index mail_due on mail (next_at) where state in ('queued', 'sending')`);
    await runner.query('create index mail_newest on mail (made_at desc, id)');
    // Stores a keyed hash instead of a user or an address: the suppression outlives the account and reveals no address.
    await runner.query(`create table suppression (
      address_hash bytea not null constraint suppression_hash check (octet_length(address_hash) = 32),
      list text not null,
      made_at timestamptz not null default now(),
      primary key (address_hash, list))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table suppression');
    await runner.query('drop index mail_newest');
    await runner.query('drop index mail_due');
    await runner.query(`create index mail_queued on mail (made_at) where state = 'queued'`);
    await runner.query(`alter table mail drop constraint mail_state, drop column attempts, drop column next_at, drop column sending_since, drop column settled_at,
      drop column is_repeat, drop column answer, drop column subject, drop column body`);
  }
}

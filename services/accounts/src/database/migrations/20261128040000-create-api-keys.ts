import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds API keys with their use by day, and what gateways report about calls and services. */
export class CreateApiKeys20261128040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table api_key (
      id uuid primary key,
      person_id uuid not null references person on delete cascade,
      secret_hash bytea not null constraint api_key_hash check (octet_length(secret_hash) = 32),
      name text not null,
      scopes text[] not null constraint api_key_scopes check (cardinality(scopes) > 0),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      revoked_by uuid references person on delete set null)`);
    await runner.query('create index api_key_person on api_key (person_id)');
    await runner.query('create index api_key_revoker on api_key (revoked_by) where revoked_by is not null');
    await runner.query('create index api_key_newest on api_key (created_at desc, id)');
    await runner.query(`create table api_key_use (
      key_id uuid not null references api_key on delete cascade,
      used_on date not null,
      calls int not null,
      refused int not null,
      failed int not null,
      primary key (key_id, used_on))`);
    await runner.query('create index api_key_use_day on api_key_use (used_on)');
    await runner.query(`create table api_call_failure (
      call text not null,
      hour timestamptz not null,
      failures int not null,
      last_status int not null,
      last_at timestamptz not null,
      primary key (call, hour))`);
    await runner.query('create index api_call_failure_hour on api_call_failure (hour)');
    await runner.query(`create table service_reachability (
      service text primary key,
      is_reachable boolean not null,
      since timestamptz not null,
      checked_at timestamptz not null)`);
    await runner.query(`create index mail_failed on mail (settled_at) where state = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mail_failed');
    await runner.query('drop table service_reachability, api_call_failure, api_key_use, api_key');
  }
}

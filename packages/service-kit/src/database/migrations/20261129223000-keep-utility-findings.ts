import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what runs of utilities found. A run may go through rows in the order of any kind of id. */
export class KeepUtilityFindings20261129223000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table utility_run alter column last_id drop default, alter column last_id type text');
    await runner.query(`alter table utility_run alter column last_id set default '0',
      add column finding_count int not null default 0`);
    await runner.query(`create table utility_finding (
      id bigint generated always as identity primary key,
      run_id uuid not null references utility_run on delete cascade,
      code text not null,
      record_id text not null,
      part text,
      expected bigint,
      found bigint)`);
    await runner.query('create index utility_finding_run on utility_finding (run_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table utility_finding');
    await runner.query('alter table utility_run drop column finding_count, alter column last_id drop default');
    await runner.query(`alter table utility_run alter column last_id type bigint
      using case when last_id ~ '^[0-9]{1,18}$' then last_id::bigint else 0 end`);
    await runner.query('alter table utility_run alter column last_id set default 0');
  }
}

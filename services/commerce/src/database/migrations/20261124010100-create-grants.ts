import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the credits that staff granted, and the companies by name. */
export class CreateGrants20261124010100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table credit_grant (
      id uuid primary key default gen_random_uuid(),
      company_id uuid not null,
      credits integer not null constraint credit_grant_credits check (credits <> 0),
      is_promotional boolean not null,
      reason text not null constraint credit_grant_reason check (char_length(reason) between 3 and 500),
      granted_by uuid not null,
      approval_id uuid constraint credit_grant_approval unique references approval_request,
      granted_at timestamptz not null default now(),
      constraint credit_grant_promotional check (credits > 0 or not is_promotional)
    )`);
    // Removes diacritics, so that 'cedres' finds 'Cèdres'. Naming the dictionary keeps the function immutable.
    await runner.query(`create function folded(text) returns text language sql immutable strict parallel safe
      return extensions.unaccent('extensions.unaccent', $1)`);
    await runner.query(`create table company (
      id uuid primary key,
      name text not null,
      version integer not null,
      name_terms tsvector generated always as (to_tsvector('simple', folded(name))) stored
    )`);
    await runner.query('create index company_name_terms on company using gin (name_terms)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company, credit_grant');
    await runner.query('drop function folded');
  }
}

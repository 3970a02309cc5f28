import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates logos of companies, one a company. The ID is part of the URL and changes with each new logo. */
export class CreateCompanyLogo20261127110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table company_logo (
      company_id uuid primary key references company on delete cascade,
      id uuid not null default gen_random_uuid() constraint company_logo_id unique,
      file bytea not null,
      changed_at timestamptz not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company_logo');
  }
}

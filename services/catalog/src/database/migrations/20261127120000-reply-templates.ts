import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that landlords insert into replies. */
export class ReplyTemplates20261127120000 implements MigrationInterface {
  readonly name = 'ReplyTemplates20261127120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reply_template (
        id uuid primary key default gen_random_uuid(),
        owner_user_id uuid not null,
        name text not null constraint reply_template_name check (length(name) between 1 and 40),
        text text not null constraint reply_template_text check (length(text) between 1 and 2000),
        made_at timestamptz not null default now(),
        constraint reply_template_of_owner unique (owner_user_id, name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reply_template');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a saved search last found something, or started: a search that finds nothing for long may be too narrow. */
export class QuietAlerts20261121162000 implements MigrationInterface {
  readonly name = 'QuietAlerts20261121162000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table saved_search drop column matched_at');
  }
}

// Results of earlier runs were mailed, so the last mail is the last match.
const up = `
  alter table saved_search add column matched_at timestamptz not null default now();
  update saved_search set matched_at = coalesce(last_sent_at, made_at);`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a saved search last found something, or began to look: one that finds nothing for long asks for too much. */
export class QuietAlerts20261121162000 implements MigrationInterface {
  readonly name = 'QuietAlerts20261121162000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table saved_search drop column matched_at');
  }
}

// What was found before was mailed.
const up = `
  alter table saved_search add column matched_at timestamptz not null default now();
  update saved_search set matched_at = coalesce(last_sent_at, made_at);`;

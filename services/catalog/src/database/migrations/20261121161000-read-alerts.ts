import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reader engagement: when a link of a mail was clicked, when a reader was last active, and when they got the notice of
 * a pause.
 */
export class ReadAlerts20261121161000 implements MigrationInterface {
  readonly name = 'ReadAlerts20261121161000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}

// Earlier mails carried no mark: inactivity counts from this migration. A notice is valid while it is later than the
// last activity.
const up = `
  alter table saved_search add column last_opened_at timestamptz not null default now(), add column warned_at timestamptz;
  alter table alert_delivery add column clicked_at timestamptz;
  create index alert_delivery_mail on alert_delivery (mail_id);`;
const down = `
  drop index alert_delivery_mail;
  alter table alert_delivery drop column clicked_at;
  alter table saved_search drop column last_opened_at, drop column warned_at;`;

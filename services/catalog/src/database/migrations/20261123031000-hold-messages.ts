import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records why a message is held. Messages that were quarantined before have a score that staff must decide about,
 * because their senders did not learn that they are held.
 */
export class HoldMessages20261123031000 implements MigrationInterface {
  readonly name = 'HoldMessages20261123031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inquiry_message drop column hold_score');
  }
}

const up = `
  alter table inquiry_message add column hold_score smallint constraint inquiry_message_hold_score check (hold_score > 0);
  update inquiry_message m set hold_score = 100 from inquiry i where i.id = m.inquiry_id and i.is_quarantined;
  create index inquiry_message_held on inquiry_message (sent_at) where hold_score is not null;`;

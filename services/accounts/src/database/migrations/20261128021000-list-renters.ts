import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the renters as staff list them: newest first, of each state, and by phone number. */
export class ListRenters20261128021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index person_newest on person (created_at desc, id)');
    await runner.query('create index person_newest_of_state on person (state, created_at desc, id)');
    await runner.query('create index person_phone on person (phone) where phone is not null');
    await runner.query('create index session_last_seen on session (person_id, seen_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['session_last_seen', 'person_phone', 'person_newest_of_state', 'person_newest'])
      await runner.query(`drop index ${name}`);
  }
}

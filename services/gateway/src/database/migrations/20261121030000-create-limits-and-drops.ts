import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables for rate limits and invalidated sessions. Both are unlogged: a crash may empty them without losing durable
 * data.
 */
export class CreateLimitsAndDrops20261121030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // full_at: time at which the allowance of this key is full again.
    await runner.query(
      `create unlogged table rate_limit (key text primary key, full_at timestamptz not null) with (fillfactor = 70)`,
    );
    await runner.query(`create index rate_limit_full_at on rate_limit (full_at)`);
    await runner.query(`create unlogged table session_cache_drop (
      id bigint generated always as identity primary key, session_key text not null, dropped_at timestamptz not null default now())`);
    await runner.query(`create index session_cache_drop_at on session_cache_drop (dropped_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table session_cache_drop');
    await runner.query('drop table rate_limit');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of the site that staff made as a user. */
export class CreateSupportViews20261129040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table support_view (
      id uuid primary key,
      person_id uuid not null references person on delete cascade,
      actor_id uuid references person on delete set null,
      actor_session_id uuid not null,
      secret_hash bytea not null constraint support_view_hash check (octet_length(secret_hash) = 32),
      binding_hash text,
      reason text not null,
      started_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      constraint support_view_never_own check (actor_id is distinct from person_id))`);
    await runner.query('create index support_view_person on support_view (person_id, started_at desc)');
    // One view of a member of staff at a time.
    await runner.query(`create unique index support_view_running on support_view (actor_id) where ended_at is null`);
    await runner.query('create index support_view_actor on support_view (actor_id) where actor_id is not null');
    await runner.query('create index support_view_started on support_view (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table support_view');
  }
}

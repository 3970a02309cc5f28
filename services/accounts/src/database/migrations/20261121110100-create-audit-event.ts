import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the append-only audit log. */
export class CreateAuditEvent20261121110100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table audit_event (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      action text not null,
      actor_id uuid,
      real_actor_id uuid,
      session_hash text,
      ip text,
      object_kind text,
      object_id text,
      before_hash text,
      after_hash text,
      request_id text)`);
    await runner.query('create index audit_event_actor on audit_event (actor_id, at)');
    await runner.query('create index audit_event_object on audit_event (object_kind, object_id, at)');
    await runner.query(
      `create function audit_event_stays() returns trigger language plpgsql as $$ begin raise exception 'an audit event is never changed'; end $$`,
    );
    await runner.query(
      'create trigger audit_event_stays before update on audit_event for each row execute function audit_event_stays()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_event');
    await runner.query('drop function audit_event_stays()');
  }
}

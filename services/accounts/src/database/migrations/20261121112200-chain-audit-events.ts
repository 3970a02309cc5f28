import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the hash chain of the audit log: a seal holds the hash of its event and of the previous seal, so changing or
 * removing an event breaks all later seals. Seals are written at commit under one advisory lock; taking the lock
 * earlier could deadlock with row locks.
 */
export class ChainAuditEvents20261121112200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...seals, ...guards]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger audit_event_seal on audit_event');
    await runner.query('drop trigger audit_event_kept on audit_event');
    await runner.query('drop trigger audit_event_not_emptied on audit_event');
    await runner.query('drop table audit_seal');
    await runner.query('drop function audit_event_seal(), audit_event_kept(), audit_seal_of(bytea, audit_event)');
  }
}

const seals = [
  `create table audit_seal (
    position bigint generated always as identity primary key,
    event_id bigint not null constraint audit_seal_event unique,
    at timestamptz not null,
    hash bytea not null)`,
  // Independent of the session's time zone.
  `create function audit_seal_of(previous bytea, event audit_event) returns bytea language sql stable as $$
    select sha256(coalesce(previous, '') || convert_to(jsonb_build_array(event.id, extract(epoch from event.at), event.action, event.actor_id, event.real_actor_id, event.session_hash, event.ip,
      event.object_kind, event.object_id, event.before_hash, event.after_hash, event.request_id)::text, 'UTF8')) $$`,
  `create function audit_event_seal() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(hashtextextended('audit seal', 0));
    insert into audit_seal (event_id, at, hash) values (new.id, new.at, audit_seal_of((select hash from audit_seal order by position desc limit 1), new));
    return null; end $$`,
  `do $$ declare event audit_event; begin
    for event in select * from audit_event order by id loop
      insert into audit_seal (event_id, at, hash) values (event.id, event.at, audit_seal_of((select hash from audit_seal order by position desc limit 1), event));
    end loop; end $$`,
  'create constraint trigger audit_event_seal after insert on audit_event deferrable initially deferred for each row execute function audit_event_seal()',
];
// Rejects the deletion of events younger than 24 months, and every update and truncate.
const guards = [
  `create function audit_event_kept() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then if old.at < now() - interval '24 months' then return old; end if; end if;
    raise exception 'the audit is kept for 24 months and never changed'; end $$`,
  'create trigger audit_event_kept before delete on audit_event for each row execute function audit_event_kept()',
  'create trigger audit_event_not_emptied before truncate on audit_event for each statement execute function audit_event_kept()',
  'create trigger audit_seal_kept before update or delete on audit_seal for each row execute function audit_event_kept()',
  'create trigger audit_seal_not_emptied before truncate on audit_seal for each statement execute function audit_event_kept()',
];

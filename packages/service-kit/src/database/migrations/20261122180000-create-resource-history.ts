import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the history of all resources of a service: one row per version of a record. */
export class CreateResourceHistory20261122180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table resource_history (
      resource text not null,
      record_id text not null,
      version integer not null,
      action text not null constraint resource_history_action
        check (action in ('created', 'modified', 'removed', 'restored', 'reverted')),
      actor_id uuid,
      at timestamptz not null default now(),
      data jsonb not null,
      primary key (resource, record_id, version)
    )`);
    await runner.query('create index resource_history_actor on resource_history (actor_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table resource_history');
  }
}

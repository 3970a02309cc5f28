import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the objects of the payment sandbox, its idempotency keys and its planned faults. */
export class CreatePaymentSandbox20261124090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table stored_object (
      id text primary key,
      seq bigint generated always as identity,
      kind text not null,
      data jsonb not null,
      constraint stored_object_identity check (data ->> 'id' = id and data ->> 'object' = kind)
    )`);
    await runner.query('create unique index stored_object_seq on stored_object (kind, seq)');
    await runner.query('create index stored_object_data on stored_object using gin (data jsonb_path_ops)');
    // The last guard against a double charge; the lock of the payment intent comes first.
    await runner.query(`create unique index stored_object_one_charge on stored_object ((data ->> 'payment_intent'))
      where kind = 'charge' and data ->> 'status' <> 'failed'`);
    await runner.query(`create table idempotency_key (
      key text primary key,
      request_hash text not null,
      status smallint not null,
      body jsonb not null,
      created_at timestamptz not null default now()
    )`);
    await runner.query('create index idempotency_key_created_at on idempotency_key (created_at)');
    await runner.query(`create table fault (
      id bigint generated always as identity primary key,
      kind text not null constraint fault_kind check (kind in ('error', 'lost-response', 'processing', 'held-event')),
      remaining integer not null constraint fault_remaining check (remaining >= 0),
      method text,
      path text,
      seconds integer
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table fault, idempotency_key, stored_object');
  }
}

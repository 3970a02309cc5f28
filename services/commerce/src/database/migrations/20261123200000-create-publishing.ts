import type { MigrationInterface, QueryRunner } from 'typeorm';
import { businessDateSql } from '../../business-date.ts';

/** Creates what turning listings on needs: how long a paid activation is valid, and responses by idempotency key. */
export class CreatePublishing20261123200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entitlement add activated_on date, add featured_on date');
    await runner.query(`update entitlement set activated_on = ${businessDateSql} where enabled`);
    await runner.query(`create unique index listing_charge_day on listing_charge (listing_id, business_date)
      where kind in ('daily', 'featured-daily')`);
    await runner.query(`create table idempotency_record (
      person_id uuid not null,
      route text not null,
      key text not null,
      body_hash text not null,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (person_id, route, key)
    )`);
    await runner.query('create index idempotency_record_age on idempotency_record (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_record');
    await runner.query('drop index listing_charge_day');
    await runner.query('alter table entitlement drop activated_on, drop featured_on');
  }
}

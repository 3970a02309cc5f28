import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the customers of companies at the payment provider, their saved cards, and the addresses of payers. */
export class CreatePaymentMethods20261124030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment_client, payment_method_removal, payment_method, payment_customer');
  }
}

const statements = [
  `create table payment_customer (
    company_id uuid primary key,
    provider_id text not null constraint payment_customer_provider_id unique,
    setup_id text constraint payment_customer_setup_id unique,
    is_setup_open boolean not null default false,
    setups integer not null default 0,
    created_at timestamptz not null default now(),
    constraint payment_customer_setup check (setup_id is not null or not is_setup_open)
  )`,
  `create table payment_method (
    company_id uuid primary key references payment_customer,
    provider_id text not null constraint payment_method_provider_id unique,
    brand text not null,
    last4 text not null constraint payment_method_last4 check (last4 ~ '^[0-9]{4}$'),
    exp_month integer not null constraint payment_method_exp_month check (exp_month between 1 and 12),
    exp_year integer not null constraint payment_method_exp_year check (exp_year between 2000 and 2200),
    postal_code text,
    saved_at timestamptz not null default now()
  )`,
  `create table payment_method_removal (
    provider_id text primary key,
    requested_at timestamptz not null default now()
  )`,
  'create index payment_method_removal_age on payment_method_removal (requested_at)',
  `create table payment_client (
    provider_id text primary key,
    address text not null,
    since timestamptz not null default now()
  )`,
  'create index payment_client_age on payment_client (since)',
];

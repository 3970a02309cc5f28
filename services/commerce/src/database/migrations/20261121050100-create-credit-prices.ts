import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates credit prices and bundles with the initial price list, without which nothing can be sold. */
export class CreateCreditPrices20261121050100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table credit_price (
      currency text not null constraint credit_price_currency check (currency in ('CAD', 'USD')),
      valid_from timestamptz not null,
      activation integer not null,
      featured_activation integer not null,
      daily integer not null,
      featured_daily integer not null,
      primary key (currency, valid_from),
      constraint credit_price_amounts check (activation >= 0 and featured_activation >= 0 and daily >= 0 and featured_daily >= 0)
    )`);
    await runner.query(`create table credit_bundle (
      id uuid primary key default gen_random_uuid(),
      name jsonb not null constraint credit_bundle_name check (name ? 'en-CA' and name ? 'fr-CA'),
      credits integer not null,
      bonus_credits integer not null default 0,
      is_active boolean not null default true,
      sort_order integer not null default 0,
      valid_from timestamptz not null default now(),
      valid_to timestamptz,
      max_per_customer integer,
      version integer not null default 1,
      constraint credit_bundle_amounts check (credits > 0 and bonus_credits >= 0 and (max_per_customer is null or max_per_customer > 0)),
      constraint credit_bundle_validity check (valid_to is null or valid_to > valid_from)
    )`);
    await runner.query(`create table credit_bundle_price (
      bundle_id uuid not null references credit_bundle on delete cascade,
      currency text not null constraint credit_bundle_price_currency check (currency in ('CAD', 'USD')),
      price_cents integer not null constraint credit_bundle_price_cents check (price_cents >= 0),
      primary key (bundle_id, currency)
    )`);
    await runner.query(
      `insert into credit_price values ('CAD', '2026-01-01', 10, 15, 1, 3), ('USD', '2026-01-01', 10, 15, 1, 3)`,
    );
    await runner.query(`with offered as (
      insert into credit_bundle (name, credits, sort_order)
      select jsonb_build_object('en-CA', credits || ' credits', 'fr-CA', credits || ' crédits'), credits, position
      from (values (25, 1), (60, 2), (150, 3), (400, 4), (1000, 5)) as offer (credits, position)
      returning id, credits)
      insert into credit_bundle_price (bundle_id, currency, price_cents)
      select offered.id, price.currency, price.cents from offered join (values
        (25, 'CAD', 2500), (60, 'CAD', 5700), (150, 'CAD', 13500), (400, 'CAD', 34000), (1000, 'CAD', 80000),
        (25, 'USD', 2000), (60, 'USD', 4560), (150, 'USD', 10800), (400, 'USD', 27200), (1000, 'USD', 64000)
      ) as price (credits, currency, cents) on price.credits = offered.credits`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table credit_bundle_price, credit_bundle, credit_price');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates memberships for sale with the initial one, whose price is a default that the operator changes. */
export class CreateMembershipPlans20261124020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table membership_plan (
      id uuid primary key default gen_random_uuid(),
      name jsonb not null constraint membership_plan_name check (name ? 'en-CA' and name ? 'fr-CA'),
      months integer not null constraint membership_plan_months check (months between 1 and 36),
      included_listings integer not null default 10
        constraint membership_plan_included_listings check (included_listings > 0),
      is_active boolean not null default true,
      sort_order integer not null default 0,
      valid_from timestamptz not null default now(),
      valid_to timestamptz,
      version integer not null default 1,
      constraint membership_plan_validity check (valid_to is null or valid_to > valid_from)
    )`);
    await runner.query(`create table membership_plan_price (
      plan_id uuid not null references membership_plan on delete cascade,
      currency text not null constraint membership_plan_price_currency check (currency in ('CAD', 'USD')),
      price_cents integer not null constraint membership_plan_price_cents check (price_cents >= 0),
      primary key (plan_id, currency)
    )`);
    await runner.query(`with offered as (
      insert into membership_plan (name, months)
      values ('{"en-CA": "Membership, 12 months", "fr-CA": "Adhésion, 12 mois"}', 12) returning id)
      insert into membership_plan_price (plan_id, currency, price_cents)
      select id, currency, cents from offered, (values ('CAD', 120000), ('USD', 96000)) as price (currency, cents)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership_plan_price, membership_plan');
  }
}

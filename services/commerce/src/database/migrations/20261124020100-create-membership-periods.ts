import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the periods of memberships, from orders of a plan instead of a bundle, and their invariants. */
export class CreateMembershipPeriods20261124020100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table purchase_order alter bundle_id drop not null,
      add plan_id uuid references membership_plan, add membership_months integer, add included_listings integer,
      drop constraint purchase_order_credits,
      add constraint purchase_order_product check (num_nonnulls(bundle_id, plan_id) = 1),
      add constraint purchase_order_membership check (
        num_nonnulls(plan_id, membership_months, included_listings) in (0, 3)),
      add constraint purchase_order_credits check (
        (bundle_id is not null and credits > 0) or (plan_id is not null and credits = 0 and bonus_credits = 0))`);
    await runner.query(periods);
    await runner.query('create index membership_period_created on membership_period (created_at)');
    await runner.query(violations);
    await changeOrderCheck(runner, creditsOfAll, creditsOfBundles);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeOrderCheck(runner, creditsOfBundles, creditsOfAll);
    await runner.query('drop function membership_violations');
    await runner.query('drop table membership_period');
    await runner.query(`alter table purchase_order drop constraint purchase_order_credits,
      drop column plan_id, drop column membership_months, drop column included_listings,
      alter bundle_id set not null, add constraint purchase_order_credits check (credits > 0)`);
  }
}

const periods = `create table membership_period (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  plan_id uuid not null references membership_plan,
  included_listings integer not null constraint membership_period_included_listings check (included_listings > 0),
  valid daterange not null constraint membership_period_valid
    check (not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)),
  order_id uuid constraint membership_period_order unique references purchase_order,
  grant_reason text,
  created_at timestamptz not null default now(),
  constraint membership_period_source check (num_nonnulls(order_id, grant_reason) = 1),
  constraint membership_period_overlap exclude using gist (company_id with =, valid with &&)
)`;

const violations = `create function membership_violations(since timestamptz)
  returns table (invariant text, subject text) language sql stable as $$
    select 'L4', purchase_order.id::text from purchase_order
      left join membership_period on order_id = purchase_order.id
      where purchase_order.created_at >= since and purchase_order.plan_id is not null
        and (fulfilled_at is null) <> (membership_period.id is null)
    union
    select 'L13', period.id::text from membership_period period join membership_period other
      on other.company_id = period.company_id and other.valid && period.valid and other.id <> period.id
      where period.created_at >= since
    union
    select 'L13', membership_period.id::text from membership_period
      left join purchase_order on purchase_order.id = order_id
      where membership_period.created_at >= since and grant_reason is null and paid_at is null
  $$`;

// Orders of memberships have no credits.
const creditsOfAll = `where fulfilled_at is null <> (ledger_transaction.id is null)
            or (fulfilled_at is not null and amount is distinct from credits)`;
const creditsOfBundles = `where bundle_id is not null and (fulfilled_at is null <> (ledger_transaction.id is null)
            or (fulfilled_at is not null and amount is distinct from credits))`;

/** Changes one condition of the function that checks orders. */
async function changeOrderCheck(runner: QueryRunner, before: string, after: string): Promise<void> {
  const [{ sql }] = (await runner.query(
    `select pg_get_functiondef('order_violations(timestamptz)'::regprocedure) as sql`,
  )) as [{ sql: string }];
  if (!sql.includes(before)) throw new Error('order_violations has an unknown condition');
  await runner.query(sql.replace(before, after));
}

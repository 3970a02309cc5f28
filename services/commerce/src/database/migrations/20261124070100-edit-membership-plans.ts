import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff edit a membership plan and its prices as one row. */
export class EditMembershipPlans20261124070100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table membership_plan add updated_at timestamptz not null default now(),
      drop constraint membership_plan_name, add constraint membership_plan_name check (name ? 'en-CA')`);
    await runner.query('create index purchase_order_plan on purchase_order (plan_id) where fulfilled_at is not null');
    await runner.query(view);
    await runner.query(saveFunction);
    await runner.query(`create trigger save_membership_plan instead of insert or update on editable_membership_plan
      for each row execute function save_membership_plan()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view editable_membership_plan');
    await runner.query('drop function save_membership_plan');
    await runner.query('drop index purchase_order_plan');
    await runner.query(`update membership_plan set name = name || jsonb_build_object('fr-CA', name -> 'en-CA')
      where not name ? 'fr-CA'`);
    await runner.query(`alter table membership_plan drop updated_at, drop constraint membership_plan_name,
      add constraint membership_plan_name check (name ? 'en-CA' and name ? 'fr-CA')`);
  }
}

// Times are edited in minutes.
const view = `
  create view editable_membership_plan as
  select id, name, months, included_listings, cad.price_cents as price_cad_cents,
    usd.price_cents as price_usd_cents, is_active, date_trunc('minute', valid_from) as valid_from,
    date_trunc('minute', valid_to) as valid_to, sort_order, version, updated_at,
    case when not is_active then 'off' when valid_to <= now() then 'ended' when valid_from > now() then 'scheduled'
      else 'active' end as state,
    exists (select from purchase_order where plan_id = membership_plan.id and fulfilled_at is not null) as is_sold
  from membership_plan
  left join membership_plan_price cad on cad.plan_id = id and cad.currency = 'CAD'
  left join membership_plan_price usd on usd.plan_id = id and usd.currency = 'USD'`;

// The row of the plan decides which of two changes at the same time is saved.
const saveFunction = `
  create function save_membership_plan() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into membership_plan (name, months, included_listings, is_active, sort_order, valid_from, valid_to)
      values (new.name, new.months, new.included_listings, new.is_active, new.sort_order, new.valid_from,
        new.valid_to)
      returning id into new.id;
    else
      update membership_plan set name = new.name, months = new.months, included_listings = new.included_listings,
        is_active = new.is_active, sort_order = new.sort_order, valid_from = new.valid_from,
        valid_to = new.valid_to, version = new.version, updated_at = new.updated_at
      where id = old.id and version = old.version;
      if not found then return null; end if;
    end if;
    delete from membership_plan_price where plan_id = new.id;
    insert into membership_plan_price (plan_id, currency, price_cents)
    select new.id, currency, cents
    from (values ('CAD', new.price_cad_cents), ('USD', new.price_usd_cents)) as price (currency, cents)
    where cents is not null;
    return new;
  end $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff edit a credit bundle and its prices as one row. */
export class EditCreditBundles20261124050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table credit_bundle add is_best_value boolean not null default false,
      add updated_at timestamptz not null default now(),
      drop constraint credit_bundle_name, add constraint credit_bundle_name check (name ? 'en-CA')`);
    // Until now the checkout marked the bundle with the lowest price for a credit.
    await runner.query(`update credit_bundle set is_best_value = true where id = (
      select bundle_id from credit_bundle_price join credit_bundle on id = bundle_id
      where currency = 'CAD' and is_active order by price_cents::numeric / (credits + bonus_credits) limit 1)`);
    await runner.query(
      'create index purchase_order_bundle on purchase_order (bundle_id) where fulfilled_at is not null',
    );
    await runner.query(view);
    await runner.query(saveFunction);
    await runner.query(`create trigger save_credit_bundle instead of insert or update on editable_credit_bundle
      for each row execute function save_credit_bundle()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view editable_credit_bundle');
    await runner.query('drop function save_credit_bundle');
    await runner.query('drop index purchase_order_bundle');
    await runner.query(`update credit_bundle set name = name || jsonb_build_object('fr-CA', name -> 'en-CA')
      where not name ? 'fr-CA'`);
    await runner.query(`alter table credit_bundle drop is_best_value, drop updated_at,
      drop constraint credit_bundle_name,
      add constraint credit_bundle_name check (name ? 'en-CA' and name ? 'fr-CA')`);
  }
}

// Times are edited in minutes.
const view = `
  create view editable_credit_bundle as
  select id, name, credits, bonus_credits, cad.price_cents as price_cad_cents, usd.price_cents as price_usd_cents,
    is_best_value, is_active, date_trunc('minute', valid_from) as valid_from,
    date_trunc('minute', valid_to) as valid_to, sort_order, max_per_customer, version, updated_at,
    case when not is_active then 'off' when valid_to <= now() then 'ended' when valid_from > now() then 'scheduled'
      else 'active' end as state,
    exists (select from purchase_order where bundle_id = credit_bundle.id and fulfilled_at is not null) as is_sold
  from credit_bundle
  left join credit_bundle_price cad on cad.bundle_id = id and cad.currency = 'CAD'
  left join credit_bundle_price usd on usd.bundle_id = id and usd.currency = 'USD'`;

// The row of the bundle decides which of two changes at the same time is saved.
const saveFunction = `
  create function save_credit_bundle() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into credit_bundle (name, credits, bonus_credits, is_best_value, is_active, sort_order, valid_from,
        valid_to, max_per_customer)
      values (new.name, new.credits, new.bonus_credits, new.is_best_value, new.is_active, new.sort_order,
        new.valid_from, new.valid_to, new.max_per_customer)
      returning id into new.id;
    else
      update credit_bundle set name = new.name, credits = new.credits, bonus_credits = new.bonus_credits,
        is_best_value = new.is_best_value, is_active = new.is_active, sort_order = new.sort_order,
        valid_from = new.valid_from, valid_to = new.valid_to, max_per_customer = new.max_per_customer,
        version = new.version, updated_at = new.updated_at
      where id = old.id and version = old.version;
      if not found then return null; end if;
    end if;
    delete from credit_bundle_price where bundle_id = new.id;
    insert into credit_bundle_price (bundle_id, currency, price_cents)
    select new.id, currency, cents
    from (values ('CAD', new.price_cad_cents), ('USD', new.price_usd_cents)) as price (currency, cents)
    where cents is not null;
    return new;
  end $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff edit a promo code and its bundles as one row, and read its uses. */
export class EditPromoCodes20261124050100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table promo_code add updated_at timestamptz not null default now()');
    await runner.query(`create index purchase_order_promo on purchase_order (promo_code_id, created_at desc)
      where promo_code_id is not null`);
    await runner.query(view);
    await runner.query(saveFunction);
    await runner.query(`create trigger save_promo_code instead of insert or update on editable_promo_code
      for each row execute function save_promo_code()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view editable_promo_code');
    await runner.query('drop function save_promo_code');
    await runner.query('drop index purchase_order_promo');
    await runner.query('alter table promo_code drop updated_at');
  }
}

// Times are edited in minutes.
const view = `
  create view editable_promo_code as
  select id, code, kind, case kind when 'percent' then value end as percent_off,
    case kind when 'amount' then value end as amount_off_cents,
    case kind when 'credits' then value end as bonus_credits, currency,
    array(select bundle_id from promo_code_bundle where promo_code_id = promo_code.id order by bundle_id) as bundles,
    is_for_new_customers, nullif(min_price_cents, 0) as min_price_cents, max_uses, max_uses_per_company, budget_cents,
    date_trunc('minute', starts_at) as starts_at, date_trunc('minute', ends_at) as ends_at, is_active, version,
    updated_at, used,
    case when not is_active then 'off' when ends_at <= now() then 'ended' when starts_at > now() then 'scheduled'
      else 'active' end as state,
    exists (select from purchase_order where promo_code_id = promo_code.id) as is_used
  from promo_code`;

// The row of the code decides which of two changes at the same time is saved.
const saveFunction = `
  create function save_promo_code() returns trigger language plpgsql as $$
  declare amount int := case new.kind when 'percent' then new.percent_off when 'amount' then new.amount_off_cents
    else new.bonus_credits end;
  begin
    if tg_op = 'INSERT' then
      insert into promo_code (code, kind, value, currency, starts_at, ends_at, max_uses, max_uses_per_company,
        min_price_cents, is_for_new_customers, budget_cents, is_active)
      values (new.code, new.kind, amount, new.currency, new.starts_at, new.ends_at, new.max_uses,
        new.max_uses_per_company, coalesce(new.min_price_cents, 0), new.is_for_new_customers, new.budget_cents,
        new.is_active)
      returning id into new.id;
    else
      update promo_code set code = new.code, kind = new.kind, value = amount, currency = new.currency,
        starts_at = new.starts_at, ends_at = new.ends_at, max_uses = new.max_uses,
        max_uses_per_company = new.max_uses_per_company, min_price_cents = coalesce(new.min_price_cents, 0),
        is_for_new_customers = new.is_for_new_customers, budget_cents = new.budget_cents, is_active = new.is_active,
        version = new.version, updated_at = new.updated_at
      where id = old.id and version = old.version;
      if not found then return null; end if;
    end if;
    delete from promo_code_bundle where promo_code_id = new.id;
    insert into promo_code_bundle (promo_code_id, bundle_id) select new.id, unnest(new.bundles);
    return new;
  end $$`;

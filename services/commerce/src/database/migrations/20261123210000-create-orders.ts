import type { MigrationInterface, QueryRunner } from 'typeorm';

const transitions = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['refunded', 'disputed'],
  disputed: ['fulfilled', 'part_refunded', 'lost'],
};

/** Creates billing information, promo codes and orders with their payments. */
export class CreateOrders20261123210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(billingInformation);
    for (const statement of promoCodes) await runner.query(statement);
    await runner.query(orders);
    await runner.query(
      // @mutation open-order
      `create unique index purchase_order_open on purchase_order (company_id, cart) where state = 'pending'`,
    );
    await runner.query(`create index purchase_order_pending on purchase_order (created_at) where state = 'pending'`);
    for (const statement of [redemptions, ...payments, transitionGuard]) await runner.query(statement);
    await runner.query(`create trigger purchase_order_transition before update of state on purchase_order for each row
      when (old.state is distinct from new.state) execute function refuse_transition('${JSON.stringify(transitions)}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_inbox, payment_attempt, promo_redemption, purchase_order');
    await runner.query('drop function refuse_transition');
    await runner.query('drop table failed_attempt, promo_code_bundle, promo_code, billing_information');
  }
}

const billingInformation = `create table billing_information (
  company_id uuid primary key,
  name text not null constraint billing_information_name check (char_length(name) between 2 and 100),
  phone text not null,
  line1 text not null constraint billing_information_line1 check (char_length(line1) between 2 and 100),
  line2 text,
  city text not null constraint billing_information_city check (char_length(city) between 2 and 60),
  postal_code text not null,
  province text not null constraint billing_information_province check (province ~ '^[A-Z]{2}$'),
  changed_at timestamptz not null default now()
)`;

const promoCodes = [
  `create table promo_code (
    id uuid primary key default gen_random_uuid(),
    code text not null constraint promo_code_code unique constraint promo_code_shape check (code ~ '^[A-Z0-9-]{4,24}$'),
    kind text not null constraint promo_code_kind check (kind in ('percent', 'amount', 'credits')),
    value integer not null constraint promo_code_value check (value > 0 and (kind <> 'percent' or value <= 100)),
    currency text constraint promo_code_currency check (currency in ('CAD', 'USD')),
    starts_at timestamptz not null default now(),
    ends_at timestamptz constraint promo_code_ends check (ends_at > starts_at),
    max_uses integer constraint promo_code_max_uses check (max_uses > 0),
    max_uses_per_company integer not null default 1
      constraint promo_code_max_uses_per_company check (max_uses_per_company between 1 and 1000),
    min_price_cents integer not null default 0 constraint promo_code_min_price check (min_price_cents >= 0),
    is_for_new_customers boolean not null default false,
    budget_cents integer constraint promo_code_budget check (budget_cents > 0),
    used integer not null default 0,
    spent_cents bigint not null default 0,
    is_active boolean not null default true,
    version integer not null default 1,
    constraint promo_code_money check (
      currency is not null or (kind <> 'amount' and budget_cents is null and min_price_cents = 0)),
    constraint promo_code_used check (used >= 0 and (max_uses is null or used <= max_uses)),
    constraint promo_code_spent check (spent_cents >= 0 and (budget_cents is null or spent_cents <= budget_cents))
  )`,
  `create table promo_code_bundle (
    promo_code_id uuid not null references promo_code on delete cascade,
    bundle_id uuid not null references credit_bundle,
    primary key (promo_code_id, bundle_id)
  )`,
  `create unlogged table failed_attempt (
    key text primary key,
    tries integer not null,
    since timestamptz not null default now(),
    last_at timestamptz not null default now()
  )`,
];

const orders = `create table purchase_order (
  id uuid primary key default gen_random_uuid(),
  number bigserial constraint purchase_order_number unique,
  company_id uuid not null,
  person_id uuid not null,
  state text not null default 'pending' constraint purchase_order_state check (state in (
    'pending', 'paid', 'fulfilled', 'cancelled', 'expired', 'part_refunded', 'refunded', 'disputed', 'lost')),
  key text not null,
  body_hash text not null,
  cart text not null,
  language text not null constraint purchase_order_language check (language in ('en-CA', 'fr-CA', 'en-US')),
  bundle_id uuid not null references credit_bundle,
  description text not null,
  credits integer not null constraint purchase_order_credits check (credits > 0),
  bonus_credits integer not null constraint purchase_order_bonus_credits check (bonus_credits >= 0),
  promo_code_id uuid references promo_code,
  promo_code text,
  currency text not null constraint purchase_order_currency check (currency in ('CAD', 'USD')),
  price_cents integer not null,
  discount_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  taxes jsonb not null,
  billing jsonb not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  fulfilled_at timestamptz,
  constraint purchase_order_key unique (company_id, key),
  constraint purchase_order_amounts check (price_cents >= 0 and discount_cents between 0 and price_cents and tax_cents >= 0
    and total_cents = price_cents - discount_cents + tax_cents),
  constraint purchase_order_promo check ((promo_code_id is null) = (promo_code is null))
)`;

// Slots make the limit per company a unique index.
const redemptions = `create table promo_redemption (
  order_id uuid primary key references purchase_order,
  promo_code_id uuid not null references promo_code,
  company_id uuid not null,
  slot integer not null,
  state text not null default 'reserved'
    constraint promo_redemption_state check (state in ('reserved', 'final', 'released')),
  discount_cents integer not null
)`;

const payments = [
  `create unique index promo_redemption_slot on promo_redemption (promo_code_id, company_id, slot)
    where state <> 'released'`,
  `create table payment_attempt (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references purchase_order,
    provider_id text constraint payment_attempt_provider_id unique,
    amount_cents integer not null constraint payment_attempt_amount check (amount_cents > 0),
    currency text not null constraint payment_attempt_currency check (currency in ('CAD', 'USD')),
    state text not null default 'creating' constraint payment_attempt_state check (state in (
      'creating', 'open', 'succeeded', 'cancelled')),
    card jsonb,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create unique index payment_attempt_live on payment_attempt (order_id) where state <> 'cancelled'`,
  `create table webhook_inbox (
    event_id text primary key,
    type text not null,
    object_id text not null,
    received_at timestamptz not null default now()
  )`,
  'create index webhook_inbox_age on webhook_inbox (received_at)',
];

const transitionGuard = `create function refuse_transition() returns trigger language plpgsql as $$
  begin
    if not coalesce((tg_argv[0]::jsonb -> old.state) ? new.state, false) then
      raise exception '% is never % after %', tg_table_name, new.state, old.state using errcode = 'check_violation';
    end if;
    return new;
  end $$`;

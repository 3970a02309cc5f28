import type { MigrationInterface, QueryRunner } from 'typeorm';

const movements = [
  'purchase',
  'bonus',
  'activation',
  'daily',
  'featured-activation',
  'featured-daily',
  'refund',
  'adjustment',
  'expiry',
];
const unreturnedOrders = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['refunded', 'disputed'],
  disputed: ['fulfilled', 'part_refunded', 'lost'],
};
const orders = {
  ...unreturnedOrders,
  part_refunded: ['fulfilled', 'refunded', 'disputed'],
  disputed: ['fulfilled', 'part_refunded', 'refunded', 'lost'],
  refunded: ['fulfilled', 'part_refunded', 'disputed'],
};
const refunds = { waiting: ['pending', 'declined'], pending: ['succeeded', 'failed'], succeeded: ['failed'] };
const disputes = { open: ['won', 'lost'] };

/** Creates refunds and disputes, and the checks of what was returned of each order. */
export class CreateRefunds20261124000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allowMovements(runner, [...movements, 'dispute']);
    for (const statement of [...refundTable, ...disputeTable]) await runner.query(statement);
    await runner.query('drop trigger purchase_order_transition on purchase_order');
    await guardTransitions(runner, 'purchase_order', orders);
    await guardTransitions(runner, 'refund', refunds);
    await guardTransitions(runner, 'dispute', disputes);
    await runner.query(violations);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function refund_violations');
    await runner.query('drop trigger purchase_order_transition on purchase_order');
    await guardTransitions(runner, 'purchase_order', unreturnedOrders);
    await runner.query('drop table dispute, refund');
    await allowMovements(runner, movements);
  }
}

async function allowMovements(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await runner.query(`alter table ledger_transaction drop constraint ledger_transaction_kind,
    add constraint ledger_transaction_kind check (kind in (${list}))`);
}

async function guardTransitions(runner: QueryRunner, table: string, transitions: object): Promise<void> {
  await runner.query(`create trigger ${table}_transition before update of state on ${table} for each row
    when (old.state is distinct from new.state) execute function refuse_transition('${JSON.stringify(transitions)}')`);
}

const refundTable = [
  `create table refund (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references purchase_order,
    company_id uuid not null,
    provider_id text constraint refund_provider_id unique,
    amount_cents integer not null constraint refund_amount check (amount_cents > 0),
    credits_reversed integer not null default 0,
    credits_spent integer not null default 0,
    reason text not null constraint refund_reason check (char_length(reason) between 3 and 200),
    state text not null constraint refund_state check (state in (
      'waiting', 'pending', 'succeeded', 'failed', 'declined')),
    actor_id uuid not null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    changed_at timestamptz not null default now(),
    constraint refund_credits check (credits_reversed >= 0 and credits_spent >= 0),
    constraint refund_started check ((started_at is null) = (state in ('waiting', 'declined')))
  )`,
  'create index refund_order on refund (order_id)',
  `create index refund_pending on refund (changed_at) where state = 'pending'`,
  'create index refund_started_at on refund (started_at)',
  'create index refund_changed on refund (changed_at)',
];

const disputeTable = [
  `create table dispute (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references purchase_order,
    company_id uuid not null,
    provider_id text not null constraint dispute_provider_id unique,
    amount_cents integer not null constraint dispute_amount check (amount_cents > 0),
    credits integer not null,
    credits_held integer not null,
    reason text not null,
    state text not null constraint dispute_state check (state in ('open', 'won', 'lost')),
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    constraint dispute_credits check (credits_held between 0 and credits)
  )`,
  'create index dispute_order on dispute (order_id)',
  `create index dispute_open on dispute (company_id) where state = 'open'`,
  'create index dispute_created on dispute (created_at)',
  'create index dispute_changed on dispute (changed_at)',
];

const violations = `create function refund_violations(since timestamptz) returns table (invariant text, subject text)
  language sql stable as $$
    with recent as materialized (
      select order_id, company_id from refund where changed_at >= since
      union select order_id, company_id from dispute where changed_at >= since)
    select 'L6', purchase_order.id::text from purchase_order
      where id in (select order_id from recent) and total_cents < (
        select coalesce(sum(amount_cents), 0) from refund
        where order_id = purchase_order.id and state in ('pending', 'succeeded')) + (
        select coalesce(sum(amount_cents), 0) from dispute where order_id = purchase_order.id and state = 'lost')
    union all
    select 'L6', purchase_order.id::text from purchase_order
      where id in (select order_id from recent) and (state = 'disputed') <> exists (
        select from dispute where order_id = purchase_order.id and dispute.state = 'open')
    union all
    select 'L3', ledger_account.id::text from ledger_account
      where kind = 'hold' and owner_id in (select company_id from recent) and balance <> (
        select coalesce(sum(credits_held), 0) from dispute where company_id = owner_id and state = 'open')
  $$`;

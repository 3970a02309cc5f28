import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the ledger, in double entry and append-only, and the landlords whose companies own its accounts. */
export class CreateLedger20261123160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table landlord (
      person_id uuid primary key,
      company_id uuid not null,
      is_verified boolean not null,
      language text not null constraint landlord_language check (language in ('en-CA', 'fr-CA', 'en-US')),
      reported_at timestamptz not null default now()
    )`);
    await runner.query('create index landlord_company on landlord (company_id)');
    await runner.query(`create table ledger_account (
      id bigint generated always as identity primary key,
      owner_id uuid not null,
      kind text not null constraint ledger_account_kind check (kind in (
        'wallet', 'sales', 'promo-grant', 'usage', 'expiry', 'adjustment', 'hold', 'receivable', 'tax-payable')),
      unit text not null constraint ledger_account_unit check (unit in ('credit', 'CAD', 'USD')),
      balance bigint not null,
      last_seq bigint not null,
      constraint ledger_account_owner unique (owner_id, kind, unit),
      constraint ledger_account_covered check (kind not in ('wallet', 'hold') or balance >= 0)
    )`);
    await runner.query(`create table ledger_transaction (
      id uuid primary key default gen_random_uuid(),
      kind text not null constraint ledger_transaction_kind check (kind in (
        'purchase', 'bonus', 'activation', 'daily', 'featured-activation', 'featured-daily', 'refund', 'adjustment', 'expiry')),
      key text not null constraint ledger_transaction_key unique,
      listing_id text,
      actor_id uuid,
      reverses_id uuid constraint ledger_transaction_reverses unique references ledger_transaction,
      at timestamptz not null default now()
    )`);
    await runner.query(`create table ledger_entry (
      transaction_id uuid not null references ledger_transaction,
      line smallint not null,
      account_id bigint not null references ledger_account,
      amount bigint not null constraint ledger_entry_amount check (amount <> 0),
      account_seq bigint not null,
      balance_after bigint not null,
      primary key (transaction_id, line),
      constraint ledger_entry_seq unique (account_id, account_seq)
    )`);
    await runner.query(`create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin raise exception 'the ledger is append-only'; end $$`);
    for (const table of ['ledger_transaction', 'ledger_entry'])
      await runner.query(`create trigger ${table}_append_only before update or delete or truncate on ${table}
        for each statement execute function refuse_ledger_change()`);
    await runner.query(`create view ledger_violation (invariant, subject) as
      select 'L1', transaction_id::text from ledger_entry join ledger_account on ledger_account.id = account_id
        group by transaction_id, unit having sum(amount) <> 0
      union all
      select 'L2', id::text from ledger_account join (
        select account_id, sum(amount) as balance, count(*) as entries, max(account_seq) as last_seq,
          (array_agg(balance_after order by account_seq desc))[1] as balance_after
        from ledger_entry group by account_id) posted on account_id = id
        where (ledger_account.balance, ledger_account.last_seq, ledger_account.last_seq, ledger_account.balance)
          is distinct from (posted.balance, posted.last_seq, posted.entries, posted.balance_after)
      union all
      select 'L2', id::text from ledger_account where not exists (select from ledger_entry where account_id = id)
      union all
      select 'L3', id::text from ledger_account where kind in ('wallet', 'hold') and balance < 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view ledger_violation');
    await runner.query('drop table ledger_entry, ledger_transaction, ledger_account, landlord');
    await runner.query('drop function refuse_ledger_change');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the invariants of the ledger be checked for recent movements only; the view still checks all of it. */
export class BoundLedgerChecks20261123173000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ledger_transaction_at on ledger_transaction (at)');
    await runner.query('drop view ledger_violation');
    await runner.query(`create function ledger_violations(since timestamptz) returns table (invariant text, subject text)
      language sql stable as $$
        with entry as materialized (
          select transaction_id, account_id, amount, account_seq, balance_after from ledger_entry
          join ledger_transaction on ledger_transaction.id = transaction_id where at >= since),
        account as (select * from ledger_account where id in (select account_id from entry))
        select 'L1', ledger_transaction.id::text from ledger_transaction
          left join entry on transaction_id = ledger_transaction.id left join account on account.id = account_id
          where at >= since group by ledger_transaction.id, unit having sum(amount) is distinct from 0
        union
        select 'L2', entry.account_id::text from entry left join ledger_entry before
          on before.account_id = entry.account_id and before.account_seq = entry.account_seq - 1
          where entry.balance_after <> coalesce(before.balance_after, 0) + entry.amount
            or (before.account_id is null) <> (entry.account_seq = 1)
        union
        select 'L2', id::text from account where not exists (
            select from ledger_entry where account_id = id and account_seq = last_seq and balance_after = balance)
          or exists (select from ledger_entry where account_id = id and account_seq > last_seq)
        union
        select 'L3', id::text from account where kind in ('wallet', 'hold') and balance < 0
      $$`);
    await runner.query(`create view ledger_violation (invariant, subject) as
      select * from ledger_violations('-infinity')
      union all
      select 'L2', id::text from ledger_account where not exists (select from ledger_entry where account_id = id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view ledger_violation');
    await runner.query('drop function ledger_violations');
    await runner.query('drop index ledger_transaction_at');
    await runner.query(`create view ledger_violation (invariant, subject) as
      select 'L1', transaction_id::text from ledger_entry join ledger_account on ledger_account.id = account_id
        group by transaction_id, unit having sum(amount) <> 0
      union all
      select 'L3', id::text from ledger_account where kind in ('wallet', 'hold') and balance < 0`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { businessDateSql } from '../../business-date.ts';

/** Counts the promotional credits of each wallet, and creates the lots by which they expire. */
export class CreateCreditLots20261124010200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ledger_account add column promotional bigint not null default 0,
      add constraint ledger_account_promotional check (promotional between 0 and greatest(balance, 0))`);
    await runner.query(`create table credit_lot (
      id bigint generated always as identity primary key,
      company_id uuid not null,
      granted bigint not null constraint credit_lot_granted check (granted > 0),
      expires_on date not null,
      noticed_at timestamptz,
      expired_at timestamptz
    )`);
    await runner.query('create index credit_lot_company on credit_lot (company_id) where expired_at is null');
    await runner.query('create index credit_lot_due on credit_lot (expires_on) where expired_at is null');
    // The promotional credits of a wallet are those of its lots that expire last: the others were spent first.
    await runner.query(`create view open_credit_lot as
      select lot.id, company_id, expires_on, noticed_at, greatest(0, least(granted,
        promotional - coalesce(sum(granted) over later, 0)))::bigint as remaining
      from credit_lot lot join ledger_account on owner_id = company_id and kind = 'wallet' and unit = 'credit'
      where expired_at is null
      window later as (partition by company_id order by expires_on desc, lot.id desc
        rows between unbounded preceding and 1 preceding)`);
    await runner.query(`create function credit_lot_violations(since timestamptz)
      returns table (invariant text, subject text) language sql stable as $$
        select 'L15', id::text from ledger_account
          where kind = 'wallet' and promotional <> coalesce(
              (select sum(remaining) from open_credit_lot where company_id = owner_id), 0)
            and id in (select account_id from ledger_entry
              join ledger_transaction on ledger_transaction.id = transaction_id where at >= since)
        union all
        select 'L16', id::text from credit_lot where expired_at is null and expires_on < ${businessDateSql} - 2
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function credit_lot_violations');
    await runner.query('drop view open_credit_lot');
    await runner.query('drop table credit_lot');
    await runner.query('alter table ledger_account drop column promotional');
  }
}

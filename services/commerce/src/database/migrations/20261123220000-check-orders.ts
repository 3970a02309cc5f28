import type { MigrationInterface, QueryRunner } from 'typeorm';
import { businessDateSql } from '../../business-date.ts';

/** Lets the invariants of orders, promo codes and daily charges be checked. */
export class CheckOrders20261123220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index purchase_order_created on purchase_order (created_at)');
    await runner.query('create index entitlement_paid_through on entitlement (paid_through) where enabled');
    await runner.query(`create function order_violations(since timestamptz) returns table (invariant text, subject text)
      language sql stable as $$
        with recent as materialized (select * from purchase_order where created_at >= since),
        promo as (select * from promo_code where id in (select promo_code_id from recent))
        select 'L4', recent.id::text from recent
          left join ledger_transaction on ledger_transaction.key = 'purchase:' || recent.id
          left join ledger_entry on transaction_id = ledger_transaction.id and amount > 0
          where fulfilled_at is null <> (ledger_transaction.id is null)
            or (fulfilled_at is not null and amount is distinct from credits)
        union
        select 'L4', recent.id::text from recent
          left join payment_attempt on order_id = recent.id and payment_attempt.state = 'succeeded'
          where fulfilled_at is not null and coalesce(amount_cents, 0) <> total_cents
        union
        select 'L5', payment_attempt.id::text from recent join payment_attempt on order_id = recent.id
          where payment_attempt.state = 'succeeded' and paid_at is null
        union
        select 'L7', promo.id::text from promo where used <> (
            select count(*) from promo_redemption where promo_code_id = promo.id and state <> 'released')
          or spent_cents <> (
            select coalesce(sum(discount_cents), 0) from promo_redemption
            where promo_code_id = promo.id and state <> 'released')
        union
        select 'L7', recent.id::text from recent join promo_redemption on order_id = recent.id
          where (promo_redemption.state = 'reserved') <> (recent.state = 'pending')
            and (promo_redemption.state = 'reserved' or recent.state = 'pending')
      $$`);
    await runner.query(`create view charge_violation (invariant, subject) as
      select 'L8', listing_id from entitlement where enabled and paid_through < ${businessDateSql} - 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view charge_violation');
    await runner.query('drop function order_violations');
    await runner.query('drop index entitlement_paid_through');
    await runner.query('drop index purchase_order_created');
  }
}

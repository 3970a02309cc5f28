import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the invariants accept that a disputed order has a membership or none: one that was refunded before the dispute has
 * none.
 */
export class AcceptDisputedMemberships20261125200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(violations(` and state <> 'disputed'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(violations(''));
  }
}

/** @param unless further condition of orders of which a period, or none, is expected */
const violations = (unless: string) => `create or replace function membership_violations(since timestamptz)
  returns table (invariant text, subject text) language sql stable as $$
    select 'L4', purchase_order.id::text from purchase_order
      left join membership_period on order_id = purchase_order.id
      where purchase_order.created_at >= since and purchase_order.plan_id is not null
        and (state in ('refunded', 'lost') or fulfilled_at is null) <> (membership_period.id is null)${unless}
    union
    select 'L13', period.id::text from membership_period period join membership_period other
      on other.company_id = period.company_id and other.valid && period.valid and other.id <> period.id
      where period.created_at >= since
    union
    select 'L13', membership_period.id::text from membership_period
      left join purchase_order on purchase_order.id = order_id
      where membership_period.created_at >= since and grant_reason is null and paid_at is null
  $$`;

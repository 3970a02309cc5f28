import type { EntityManager } from 'typeorm';
import { addMembershipPeriod } from './add-membership-period.ts';

// A renewal of the period before is no longer due: its card must not be charged for what was returned.
const endSql = `
  with ended as (
    delete from membership_period where order_id = $1
      and exists (select from purchase_order where id = $1 and state in ('refunded', 'lost'))
    returning company_id)
  update membership_renewal set next_charge_on = null
  where period_id in (select id from membership_period join ended using (company_id))`;
// The bank returned a refund that had ended the membership. While the payment is disputed, nothing is added.
const missingSql = `
  select company_id as "companyId", id as "orderId", plan_id as "planId", membership_months as months,
    included_listings as "includedListings"
  from purchase_order
  where id = $1 and plan_id is not null and state in ('fulfilled', 'part_refunded')
    and not exists (select from membership_period where order_id = $1)`;

interface MissingMembership {
  readonly companyId: string;
  readonly orderId: string;
  readonly planId: string;
  readonly months: number;
  readonly includedListings: number;
}

/**
 * Ends the membership of an order whose payment was returned, and adds it again when the payment came back. The caller
 * holds the lock of the order.
 */
export async function followOrder(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query(endSql, [orderId]);
  const [missing] = await manager.query<MissingMembership[]>(missingSql, [orderId]);
  if (missing) await addMembershipPeriod(manager, missing);
}

import type { EntityManager } from 'typeorm';
import { addMembershipPeriod, type PaidMembership } from './add-membership-period.ts';

const endSql = `
  delete from membership_period where order_id = $1
    and exists (select from purchase_order where id = $1 and state in ('refunded', 'lost'))`;
// The bank returned a refund that had ended the membership.
const missingSql = `
  select company_id as "companyId", id as "orderId", plan_id as "planId", membership_months as months,
    included_listings as "includedListings"
  from purchase_order
  where id = $1 and plan_id is not null and state not in ('refunded', 'lost')
    and not exists (select from membership_period where order_id = $1)`;

/**
 * Ends the membership of an order whose payment was returned, and adds it again when the payment came back. The caller
 * holds the lock of the order.
 */
export async function followOrder(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query(endSql, [orderId]);
  const [missing] = await manager.query<PaidMembership[]>(missingSql, [orderId]);
  if (missing) await addMembershipPeriod(manager, missing);
}

import type { MergeBlocker } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';
import type { CompanyPair } from './company-pair.ts';

// Colleagues of the merged account would lose their wallet. Money under way of either company would arrive in a wallet
// that has moved, or be returned from one.
const blockersSql = `
  select blocker from (values
    ('colleagues', (select count(*) > 1 from landlord where company_id = $1)),
    ('open-orders', exists (
      select from purchase_order where company_id = any($2) and state in ('pending', 'paid')
      union all select from payment_attempt join purchase_order on purchase_order.id = order_id
        where company_id = any($2) and payment_attempt.state in ('creating', 'open')
          and purchase_order.state not in ('cancelled', 'expired'))),
    ('open-refunds', exists (
      select from refund where company_id = any($2) and state in ('waiting', 'pending'))),
    ('open-approvals', exists (
      select from approval_request
      where company_id = any($2) and state = 'waiting'
        and kind in ('adjustment', 'listing-refund', 'membership-renewal'))),
    ('open-disputes', exists (select from dispute where company_id = any($2) and state = 'open'))
  ) as found (blocker, is_found) where is_found`;

/** Returns why credits of the companies cannot move now. */
export async function mergeBlockersOf(manager: EntityManager, { from, to }: CompanyPair): Promise<MergeBlocker[]> {
  const rows = await manager.query<{ blocker: MergeBlocker }[]>(blockersSql, [from, [from, to]]);
  return rows.map(({ blocker }) => blocker);
}

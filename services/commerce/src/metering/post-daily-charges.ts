import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';
import type { DailyCharge } from './plan-charges.ts';

const keyOf = (listingId: string, date: string) => `daily:${listingId}:${date}`;
const recordSql = `
  with charge as (select * from unnest($2::text[], $3::text[], $4::int[], $5::text[]) as charge (listing_id, kind, credits, key)),
  recorded as (
    insert into listing_charge (listing_id, business_date, kind, credits, transaction_id)
    select charge.listing_id, $1, charge.kind, credits, id from charge left join ledger_transaction using (key))
  update entitlement set paid_through = $1 from charge where entitlement.listing_id = charge.listing_id`;

/**
 * Posts the charges of a company for a day and marks the day as paid. The caller holds the lock of the wallet and has
 * planned no more than its balance. A day that was recorded before is an error.
 */
export async function postDailyCharges(
  manager: EntityManager,
  { companyId, date, charges }: { companyId: string; date: string; charges: readonly DailyCharge[] },
): Promise<void> {
  const postings = charges
    .filter(({ credits }) => credits > 0)
    .map(({ listingId, kind, credits }) => ({ kind, credits: -credits, key: keyOf(listingId, date), listingId }));
  await postCredits(manager, { companyId, counter: 'usage', postings });
  await manager.query(recordSql, [
    date,
    charges.map(({ listingId }) => listingId),
    charges.map(({ kind }) => kind),
    charges.map(({ credits }) => credits),
    charges.map(({ listingId }) => keyOf(listingId, date)),
  ]);
}

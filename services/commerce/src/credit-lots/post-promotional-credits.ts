import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { postCredits, type CreditPosting } from '../ledger/post-credits.ts';

/** Days after the grant on which promotional credits can be spent. */
const daysValid = 90;

// The posting before it locked the wallet, so no other lot of the company is added meanwhile. No lot expires before an
// earlier one: that is why what is left of each follows from their order.
const lotSql = `
  insert into credit_lot (company_id, granted, expires_on)
  select $1, $2, greatest(${businessDateSql} + ${daysValid}, max(expires_on)) from credit_lot where company_id = $1`;

/**
 * Posts credits that are spent before all others and expire after 90 days. Returns the wallet's new balance, or
 * undefined when the key was posted before.
 */
export async function postPromotionalCredits(
  manager: EntityManager,
  { companyId, posting }: { readonly companyId: string; readonly posting: CreditPosting },
): Promise<number | undefined> {
  const balance = await postCredits(manager, { companyId, counter: 'promo-grant', postings: [posting] });
  if (balance !== undefined) await manager.query(lotSql, [companyId, posting.credits]);
  return balance;
}

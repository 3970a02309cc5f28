import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';
import type { ListingCharge } from './listing-charge.entity.ts';

/** What a listing costs on a day; 0 credits record that the day is paid already. */
export type Charge = Pick<ListingCharge, 'listingId' | 'kind' | 'credits'>;

/** Charges of a company for a business day, `2026-11-23`. */
interface ChargedDay {
  readonly companyId: string;
  readonly date: string;
  readonly charges: readonly Charge[];
  /** Time of the movements in the ledger. Default: now. */
  readonly at?: Date;
}

// Featuring is paid besides the day: a listing that is featured before the charges of a day still owes the day.
const recordSql = `
  with charge as (
    select * from unnest($2::text[], $3::text[], $4::int[], $5::text[]) as charge (listing_id, kind, credits, key)),
  recorded as (
    insert into listing_charge (listing_id, business_date, kind, credits, transaction_id)
    select charge.listing_id, $1, charge.kind, credits, id from charge left join ledger_transaction using (key))
  update entitlement set paid_through = greatest(paid_through, $1) from charge
  where entitlement.listing_id = charge.listing_id and charge.kind <> 'featured-activation'`;

/**
 * Posts the charges of a company for a business day and marks the day as paid. The caller holds the lock
 * of the wallet. Throws `NotEnoughCredits`; a charge that was recorded before is an error.
 */
export async function postCharges(manager: EntityManager, { companyId, date, charges, at }: ChargedDay): Promise<void> {
  const keyOf = ({ kind, listingId }: Charge) => `${kind}:${listingId}:${date}`;
  const postings = charges
    .filter(({ credits }) => credits > 0)
    .map((charge) => ({
      kind: charge.kind,
      credits: -charge.credits,
      key: keyOf(charge),
      listingId: charge.listingId,
    }));
  await postCredits(manager, { companyId, counter: 'usage', postings, ...(at ? { at } : {}) });
  await manager.query(recordSql, [
    date,
    charges.map(({ listingId }) => listingId),
    charges.map(({ kind }) => kind),
    charges.map(({ credits }) => credits),
    charges.map(keyOf),
  ]);
}

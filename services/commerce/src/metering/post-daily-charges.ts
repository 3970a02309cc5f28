import type { EntityManager } from 'typeorm';
import type { DailyCharge } from './plan-charges.ts';

// All charges of a company in one statement: an entry for each listing, numbered and with the balance after it. The
// caller holds the lock of the wallet and has planned no more than its balance.
const postSql = `
  with charge as (
    select listing_id, kind, credits, n from unnest($3::text[], $4::text[], $5::int[]) with ordinality as planned (listing_id, kind, credits, n)),
  posted as (
    insert into ledger_transaction (kind, key, listing_id)
    select kind, 'daily:' || listing_id || ':' || $2::date, listing_id from charge where credits > 0 order by n
    returning id, listing_id),
  numbered as (
    select posted.id, listing_id, credits, row_number() over (order by n) as at, sum(credits) over (order by n) as spent,
      sum(credits) over () as total, count(*) over () as count
    from charge join posted using (listing_id)),
  summed as (select max(total) as total, max(count) as count from numbered having count(*) > 0),
  wallet as (
    update ledger_account set balance = balance - total, last_seq = last_seq + count from summed
    where owner_id = $1::uuid and kind = 'wallet' and unit = 'credit'
    returning ledger_account.id, balance, last_seq),
  counter as (
    insert into ledger_account as account (owner_id, kind, unit, balance, last_seq)
    select $1::uuid, 'usage', 'credit', total, count from summed, wallet
    on conflict (owner_id, kind, unit) do update set balance = account.balance + excluded.balance, last_seq = account.last_seq + excluded.last_seq
    returning id, balance, last_seq),
  entries as (
    insert into ledger_entry (transaction_id, line, account_id, amount, account_seq, balance_after)
    select numbered.id, 1, wallet.id, -credits, last_seq - count + at, balance + total - spent from numbered, wallet
    union all
    select numbered.id, 2, counter.id, credits, last_seq - count + at, balance - total + spent from numbered, counter),
  recorded as (
    insert into listing_charge (listing_id, business_date, kind, credits, transaction_id)
    select listing_id, $2, kind, charge.credits, posted.id from charge left join posted using (listing_id))
  update entitlement set paid_through = $2 from charge where entitlement.listing_id = charge.listing_id`;

/** Posts the charges of a company for a day and marks the day as paid. A day that was posted before is an error. */
export async function postDailyCharges(
  manager: EntityManager,
  { companyId, date, charges }: { companyId: string; date: string; charges: readonly DailyCharge[] },
): Promise<void> {
  await manager.query(postSql, [
    companyId,
    date,
    charges.map(({ listingId }) => listingId),
    charges.map(({ kind }) => kind),
    charges.map(({ credits }) => credits),
  ]);
}

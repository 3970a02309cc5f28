import type { Currency } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { businessTimeZone } from '../business-date.ts';

/** Cents, before tax, that were paid for what companies did not use yet. */
export interface DeferredRevenue {
  readonly kind: 'credits' | 'memberships';
  readonly currency: Currency;
  readonly cents: number;
}

const endOfDay = `($2::date + 1)::timestamp at time zone '${businessTimeZone}'`;
const walletsSql = `
  select owner_id as company_id, balance - promotional as paid from ledger_account
  where owner_id = any($1) and kind = 'wallet' and unit = 'credit'`;
// What is promotional follows from the entries: grants add to it, and each spending takes from it down to zero.
const pastWalletsSql = `
  select company_id, sum(amount) - (sum(change) - least(0, min(changed))) as paid
  from (
    select *, sum(change) over (partition by company_id order by account_seq) as changed
    from (
      select owner_id as company_id, entry.amount, entry.account_seq,
        case when entry.amount < 0 or exists (
          select from ledger_entry other join ledger_account on ledger_account.id = other.account_id
          where other.transaction_id = entry.transaction_id
            and kind = 'promo-grant') then entry.amount else 0 end as change
      from ledger_account wallet join ledger_entry entry on entry.account_id = wallet.id
      join ledger_transaction on ledger_transaction.id = entry.transaction_id
      where owner_id = any($1) and wallet.kind = 'wallet' and unit = 'credit' and at < ${endOfDay}) moved) replayed
  group by company_id`;
// What was paid for each order, and what was returned of it, both with tax.
const ordersSql = `
  select id, company_id, currency, bundle_id, fulfilled_at, credits, price_cents - discount_cents as net_cents,
    total_cents, (
      select coalesce(sum(amount_cents), 0) from refund
      where order_id = purchase_order.id and state in ('pending', 'succeeded') and started_at < ${endOfDay}) + (
      select coalesce(sum(amount_cents), 0) from dispute
      where order_id = purchase_order.id and created_at < ${endOfDay}
        and (state in ('open', 'lost') or changed_at >= ${endOfDay})) as returned_cents
  from purchase_order where company_id = any($1) and fulfilled_at < ${endOfDay}`;
const boughtSql = `
  select *, credits - coalesce(credits * returned_cents / nullif(total_cents, 0), 0) as bought
  from ordered where bundle_id is not null`;
// Free credits are spent before bought ones, and of these the oldest first.
const unusedSql = `
  select currency, net_cents, credits,
    greatest(0, least(bought, paid - coalesce(sum(bought) over newer, 0))) as unused
  from bought join wallet using (company_id)
  window newer as (
    partition by company_id order by fulfilled_at desc, id desc rows between unbounded preceding and 1 preceding)`;
const membershipsSql = `
  select currency, net_cents * (total_cents - returned_cents) / nullif(total_cents, 0)::numeric
    * (upper(valid) - greatest(lower(valid), $2::date + 1)) / (upper(valid) - lower(valid)) as cents
  from ordered join membership_period on order_id = ordered.id where upper(valid) > $2::date + 1`;
const deferredSql = (wallets: string) => `
  with ordered as (${ordersSql}), bought as (${boughtSql}), wallet as (${wallets}), unused as (${unusedSql}),
  deferred (kind, currency, cents) as (
    select kind, currency, 0 from unnest(array['credits', 'memberships']) kind, unnest(array['CAD', 'USD']) currency
    union all select 'credits', currency, round(net_cents * unused / credits::numeric) from unused
    union all select 'memberships', currency, round(coalesce(cents, 0)) from (${membershipsSql}) membership)
  select kind, currency, sum(cents)::float8 as cents from deferred group by kind, currency order by kind, currency`;

type Read = (manager: EntityManager, companyIds: readonly string[], date: string) => Promise<DeferredRevenue[]>;
const reading =
  (sql: string): Read =>
  (manager, companyIds, date) =>
    manager.query<DeferredRevenue[]>(sql, [companyIds, date]);

/**
 * Returns what is deferred of the orders of companies today: the value of their bought credits that are unused, and the
 * share of their memberships for the days after `date` (`2026-11-23`). Every kind and currency has a row.
 */
export const deferredToday = reading(deferredSql(walletsSql));
/** Returns the same as it was at the end of a past day. Reads all entries of the companies' wallets. */
export const deferredAtEndOf = reading(deferredSql(pastWalletsSql));

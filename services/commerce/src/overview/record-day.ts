import type { EntityManager } from 'typeorm';
import { businessTimeZone } from '../business-date.ts';

/** Returns SQL of the instant at which a business day begins. */
const beginOf = (date: string) => `(${date})::timestamp at time zone '${businessTimeZone}'`;
const isOfDay = (column: string) => `${column} >= ${beginOf('$1::date')} and ${column} < ${beginOf('$1::date + 1')}`;

// A receipt of a refund takes its credit note back.
const documentsSql = `
  select snapshot ->> 'currency' as unit, kind, (snapshot ->> 'subtotalCents')::bigint as subtotal,
    (snapshot ->> 'totalCents')::bigint as total, exists (select from refund where id = source_id) as is_refund
  from tax_document where ${isOfDay('issued_at')}`;
const disputesSql = `
  select currency as unit, amount_cents as amount from dispute join purchase_order on purchase_order.id = order_id
  where ${isOfDay('dispute.created_at')}
  union all
  select currency, -amount_cents from dispute join purchase_order on purchase_order.id = order_id
  where dispute.state = 'won' and ${isOfDay('dispute.changed_at')}`;
const movementsSql = `
  select ledger_account.kind, amount from ledger_transaction
  join ledger_entry on transaction_id = ledger_transaction.id
  join ledger_account on ledger_account.id = account_id and ledger_account.kind in ('sales', 'usage')
  where ${isOfDay('at')}`;
// The rows of zero are for the figures of a day on which nothing happened.
const recordSql = `
  with document as (${documentsSql}), dispute_of_day as (${disputesSql}), movement as (${movementsSql}),
  booked (figure, unit, amount) as (
    select figure, unit, 0 from unnest(array['sales', 'refunds', 'taxes', 'disputes']) figure,
      unnest(array['CAD', 'USD']) unit
    union all select figure, 'credit', 0 from unnest(array['credits-sold', 'credits-used']) figure
    union all select 'sales', unit, subtotal from document where not is_refund
    union all select 'refunds', unit, case kind when 'receipt' then -subtotal else subtotal end
      from document where is_refund
    union all select 'taxes', unit, case kind when 'receipt' then total - subtotal else subtotal - total end
      from document
    union all select 'disputes', unit, amount from dispute_of_day
    union all select 'credits-sold', 'credit', -amount from movement where kind = 'sales'
    union all select 'credits-used', 'credit', amount from movement where kind = 'usage')
  insert into daily_figure (business_date, figure, unit, amount)
  select $1::date, figure, unit, sum(amount) from booked group by figure, unit order by unit, figure
  on conflict (business_date, unit, figure) do update set amount = excluded.amount, updated_at = now()`;

/**
 * Records the documents, disputes and ledger movements of a business day (`2026-11-23`); again with the same effect.
 */
export async function recordDay(manager: EntityManager, date: string): Promise<void> {
  await manager.query(recordSql, [date]);
}

import type { MoneyTransaction } from '@porchlight/contracts/commerce';
import { businessTimeZone } from '../business-date.ts';

export const perPage = 25;
/** Older transactions are in the export, not in the pages. */
export const maxListed = 2_400;
export const maxExported = 10_000;

const dayOf = (column: string) => `(${column} at time zone '${businessTimeZone}')::date`;
const inRange = (column: string) => `
  ($2::date is null or ${dayOf(column)} >= $2::date) and ($3::date is null or ${dayOf(column)} <= $3::date)`;
// The key of the posting names the refund.
const refundReasonSql = `case when ledger_transaction.key like 'listing-refund:%' then (
    select reason from listing_refund where id = substr(ledger_transaction.key, 16)::uuid) end`;
// Each statement finds the company by the caller, and reads its newest entries by their number.
const creditsSql = (limit: number) => `
  (select at, account_seq as seq, jsonb_strip_nulls(jsonb_build_object('id', ledger_transaction.id,
    'kind', ledger_transaction.kind, 'credits', amount, 'balanceAfter', balance_after,
    'listingId', listing_id, 'reason', ${refundReasonSql})) as credits, null::jsonb as money
  from landlord join ledger_account on owner_id = company_id and ledger_account.kind = 'wallet' and unit = 'credit'
  join ledger_entry on account_id = ledger_account.id join ledger_transaction on ledger_transaction.id = transaction_id
  where person_id = $1 and ${inRange('at')} and ($4::text is null or listing_id = $4)
    and ($5::text is null or ledger_transaction.kind = $5)
  order by account_seq desc limit ${limit})`;

/** SQL of the money that moved in one way. */
interface Movement {
  readonly kind: MoneyTransaction['kind'];
  /** Joins its table, unless that is `purchase_order`, and `tax_document`. */
  readonly joins: string;
  readonly table: string;
  readonly at: string;
  readonly totalCents: string;
  readonly taxCents: string;
  readonly where: string;
}
const movements: readonly Movement[] = [
  {
    kind: 'payment',
    joins: `left join tax_document on tax_document.kind = 'receipt' and source_id = purchase_order.id`,
    table: 'purchase_order',
    at: 'purchase_order.paid_at',
    totalCents: 'total_cents',
    taxCents: 'tax_cents',
    where: 'paid_at is not null and total_cents > 0',
  },
  {
    kind: 'refund',
    joins: `
      join refund on refund.order_id = purchase_order.id
      left join tax_document on tax_document.kind = 'credit-note' and source_id = refund.id`,
    table: 'refund',
    at: 'refund.started_at',
    totalCents: '-amount_cents',
    taxCents: `(snapshot ->> 'subtotalCents')::int - (snapshot ->> 'totalCents')::int`,
    where: `refund.state in ('pending', 'succeeded')`,
  },
  // A dispute has no document, and its share of the tax is not known.
  {
    kind: 'dispute',
    joins: `
      join dispute on dispute.order_id = purchase_order.id
      left join tax_document on false`,
    table: 'dispute',
    at: 'dispute.created_at',
    totalCents: '-amount_cents',
    taxCents: 'null::int',
    where: `dispute.state in ('open', 'lost')`,
  },
];
const movementSql = ({ kind, joins, table, at, totalCents, taxCents, where }: Movement, limit: number) => `
  (select ${at} as at, 0 as seq, null::jsonb as credits, jsonb_strip_nulls(jsonb_build_object('kind', '${kind}',
    'id', ${table}.id, 'orderNumber', number::text, 'description', description, 'state', ${table}.state,
    'totalCents', ${totalCents}, 'taxCents', ${taxCents}, 'currency', purchase_order.currency,
    'receipt', case when tax_document.id is not null then
      jsonb_build_object('id', tax_document.id, 'series', series, 'year', year, 'no', no) end)) as money
  from landlord join purchase_order on purchase_order.company_id = landlord.company_id ${joins}
  where landlord.person_id = $1 and ${where} and ${inRange(at)} and $4::text is null and $5::text is null
  order by ${at} desc limit ${limit})`;
const moneySql = (limit: number) => movements.map((movement) => movementSql(movement, limit)).join(' union all ');
const allSql = (limit: number) => `${creditsSql(limit)} union all ${moneySql(limit)}`;

const counted = maxListed + 1;
const order = 'order by at desc, seq desc';
const countOf = (sql: string) =>
  `select count(*)::int as total from (select 1 from (${sql}) everything limit ${counted}) counted`;
const pageOf = (sql: string) => `select * from (${sql}) everything ${order} limit ${perPage} offset $6`;
/** Statements of the pages of each list. */
export const pages = {
  all: { name: 'transactions', count: countOf(allSql(counted)), page: pageOf(allSql(counted)) },
  credits: { name: 'credit_transactions', count: countOf(creditsSql(counted)), page: pageOf(creditsSql(counted)) },
  money: { name: 'money_transactions', count: countOf(moneySql(counted)), page: pageOf(moneySql(counted)) },
};
// One row more than fits shows that the file would not have all.
const fileOf = (sql: (limit: number) => string) =>
  `select * from (${sql(maxExported + 1)}) everything ${order} limit ${maxExported + 1}`;
/** Statements of the file of each list. */
export const files = {
  all: { name: 'transactions_file', sql: fileOf(allSql) },
  credits: { name: 'credit_transactions_file', sql: fileOf(creditsSql) },
  money: { name: 'money_transactions_file', sql: fileOf(moneySql) },
};

import type { CreditMovement } from '@porchlight/contracts/commerce';
import type { EntityManager } from 'typeorm';
import type { AccountKind } from './ledger-account.entity.ts';

/** Movement of credits into or out of a wallet. */
export interface CreditPosting {
  readonly kind: CreditMovement;
  /** Whole credits, not zero: negative leaves the wallet. */
  readonly credits: number;
  /** Idempotency key: a posting with a known key changes nothing. */
  readonly key: string;
  readonly listingId?: string;
  readonly actorId?: string;
}
/** Postings of a company against one of its counter-accounts. */
export interface CreditPostings {
  readonly companyId: string;
  /** Account on the other side; credits from `promo-grant` are promotional (`postPromotionalCredits`). */
  readonly counter: Exclude<AccountKind, 'wallet'>;
  readonly postings: readonly CreditPosting[];
  /** Time of the movements. Default: now. */
  readonly at?: Date;
}

// Promotional credits are spent before all others.
// @mutation covered-spend
const payOutSql = `
  update ledger_account set balance = balance + credits, last_seq = last_seq + count,
    promotional = greatest(promotional + credits, 0) from total
  where owner_id = $1::uuid and kind = 'wallet' and unit = 'credit' and credits < 0 and balance + credits >= 0
  returning ledger_account.id, balance, last_seq`;
// One statement, so that any number of postings costs one round trip. The wallet is locked before its counter-account:
// postings of a company wait for each other instead of blocking each other.
const postSql = `
  with planned as (
    select kind, credits, key, listing_id, actor_id, n
    from unnest($3::text[], $4::bigint[], $5::text[], $6::text[], $7::uuid[])
      with ordinality as planned (kind, credits, key, listing_id, actor_id, n)),
  posted as (
    insert into ledger_transaction (kind, key, listing_id, actor_id, at)
    select kind, key, listing_id, actor_id, coalesce($8::timestamptz, now()) from planned order by n
    on conflict (key) do nothing returning id, key),
  movement as (
    select id, credits, row_number() over (order by n) as number, sum(credits) over (order by n) as moved
    from planned join posted using (key)),
  total as (select sum(credits)::bigint as credits, count(*) as count from movement having count(*) > 0),
  paid_in as (
    insert into ledger_account as account (owner_id, kind, unit, balance, last_seq, promotional)
    select $1::uuid, 'wallet', 'credit', credits, count, case when $2::text = 'promo-grant' then credits else 0 end
    from total where credits >= 0
    on conflict (owner_id, kind, unit) do update
    set balance = account.balance + excluded.balance, last_seq = account.last_seq + excluded.last_seq,
      promotional = account.promotional + excluded.promotional
    returning id, balance, last_seq),
  paid_out as (${payOutSql}),
  wallet as (select * from paid_in union all select * from paid_out),
  counter as (
    insert into ledger_account as account (owner_id, kind, unit, balance, last_seq)
    select $1::uuid, $2::text, 'credit', -credits, count from total, wallet
    on conflict (owner_id, kind, unit) do update
    set balance = account.balance + excluded.balance, last_seq = account.last_seq + excluded.last_seq
    returning id, balance, last_seq),
  entries as (
    insert into ledger_entry (transaction_id, line, account_id, amount, account_seq, balance_after)
    select movement.id, line, side.id, sign * movement.credits, last_seq - count + number,
      balance - sign * (total.credits - moved)
    from movement, total, (select 1 as line, 1 as sign, * from wallet union all select 2, -1, * from counter) side)
  select balance::int from total left join wallet on true`;

/** The wallet holds fewer credits than the postings take. The transaction must be rolled back. */
export class NotEnoughCredits extends Error {
  override readonly name = 'NotEnoughCredits';
}

/**
 * Posts movements of credits, each with both its entries, in this order. Returns the wallet's new balance, or undefined
 * when all keys were posted before. Throws `NotEnoughCredits`.
 */
export async function postCredits(
  manager: EntityManager,
  { companyId, counter, postings, at }: CreditPostings,
): Promise<number | undefined> {
  const [wallet] = await manager.query<{ balance: number | null }[]>(postSql, [
    companyId,
    counter,
    postings.map(({ kind }) => kind),
    postings.map(({ credits }) => credits),
    postings.map(({ key }) => key),
    postings.map(({ listingId }) => listingId ?? null),
    postings.map(({ actorId }) => actorId ?? null),
    at ?? null,
  ]);
  if (wallet?.balance === null) throw new NotEnoughCredits();
  return wallet?.balance;
}

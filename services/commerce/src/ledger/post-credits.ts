import type { CreditMovement } from '@porchlight/contracts/commerce';
import type { EntityManager } from 'typeorm';
import type { AccountKind } from './ledger-account.entity.ts';

/** Movement of credits into or out of the wallet of a company. */
export interface CreditPosting {
  readonly companyId: string;
  readonly kind: CreditMovement;
  /** Whole credits, not zero: negative leaves the wallet. */
  readonly credits: number;
  /** Account on the other side. */
  readonly counter: Exclude<AccountKind, 'wallet'>;
  /** Idempotency key: a posting with a known key changes nothing. */
  readonly key: string;
  readonly listingId?: string;
  readonly actorId?: string;
  /** Time of the movement; default: now. */
  readonly at?: Date;
}

// One statement, so that a posting costs one round trip. The wallet is locked before its counter-account: postings of a
// company wait for each other instead of blocking each other.
const postSql = `
  with posted as (
    insert into ledger_transaction (kind, key, listing_id, actor_id, at) values ($1, $2, $3, $4, coalesce($5, now()))
    on conflict (key) do nothing returning id),
  paid_in as (
    insert into ledger_account as account (owner_id, kind, unit, balance, last_seq)
    select $6::uuid, 'wallet', 'credit', $7::bigint, 1 from posted where $7::bigint > 0
    on conflict (owner_id, kind, unit) do update set balance = account.balance + excluded.balance, last_seq = account.last_seq + 1
    returning id, balance, last_seq),
  paid_out as (
    update ledger_account set balance = balance + $7::bigint, last_seq = last_seq + 1 from posted
    where owner_id = $6::uuid and kind = 'wallet' and unit = 'credit' and $7::bigint < 0 and balance + $7::bigint >= 0
    returning ledger_account.id, balance, last_seq),
  wallet as (select * from paid_in union all select * from paid_out),
  counter as (
    insert into ledger_account as account (owner_id, kind, unit, balance, last_seq)
    select $6::uuid, $8, 'credit', -$7::bigint, 1 from wallet
    on conflict (owner_id, kind, unit) do update set balance = account.balance + excluded.balance, last_seq = account.last_seq + 1
    returning id, balance, last_seq),
  entries as (
    insert into ledger_entry (transaction_id, line, account_id, amount, account_seq, balance_after)
    select posted.id, 1, wallet.id, $7::bigint, wallet.last_seq, wallet.balance from posted, wallet
    union all select posted.id, 2, counter.id, -$7::bigint, counter.last_seq, counter.balance from posted, counter)
  select wallet.balance::int as balance from posted left join wallet on true`;

/** The wallet holds fewer credits than a posting takes. The transaction must be rolled back. */
export class NotEnoughCredits extends Error {
  override readonly name = 'NotEnoughCredits';
}

/**
 * Posts a movement of credits with both its entries. Returns the wallet's new balance, or undefined when the key was
 * posted before. Throws `NotEnoughCredits`.
 */
export async function postCredits(manager: EntityManager, posting: CreditPosting): Promise<number | undefined> {
  const { companyId, kind, credits, counter, key, listingId, actorId, at } = posting;
  const [posted] = await manager.query<{ balance: number | null }[]>(postSql, [
    kind,
    key,
    listingId ?? null,
    actorId ?? null,
    at ?? null,
    companyId,
    credits,
    counter,
  ]);
  if (posted?.balance === null) throw new NotEnoughCredits();
  return posted?.balance;
}

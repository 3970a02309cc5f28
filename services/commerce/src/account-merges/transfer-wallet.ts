import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';
import type { CompanyPair } from './company-pair.ts';

interface Wallet {
  readonly ownerId: string;
  readonly credits: number;
  readonly promotional: number;
}

// In one order for all merges, so that two of them cannot block each other.
const lockSql = `
  select owner_id as "ownerId", balance::int as credits, promotional::int as promotional from ledger_account
  where owner_id = any($1) and kind = 'wallet' and unit = 'credit' order by owner_id for update`;
const lotsSql = `
  insert into credit_lot (company_id, granted, expires_on)
  select $2, remaining, expires_on from open_credit_lot where company_id = $1 and remaining > 0`;

/** Locks the wallets of both companies until the end of the transaction. Returns the one that is emptied. */
export async function lockWallets(manager: EntityManager, { from, to }: CompanyPair): Promise<Wallet> {
  const wallets = await manager.query<Wallet[]>(lockSql, [[from, to]]);
  return wallets.find(({ ownerId }) => ownerId === from) ?? { ownerId: from, credits: 0, promotional: 0 };
}

/**
 * Moves all credits of a locked wallet by postings of both companies, each against its own counter-account. Promotional
 * credits stay promotional, and expire when they would have.
 */
export async function transferWallet(
  manager: EntityManager,
  { from, to }: CompanyPair,
  { wallet, mergeId, actorId }: { readonly wallet: Wallet; readonly mergeId: string; readonly actorId: string },
): Promise<void> {
  const { credits, promotional } = wallet;
  if (promotional > 0) await manager.query(lotsSql, [from, to]);
  for (const [counter, amount] of [
    ['promo-grant', promotional],
    ['adjustment', credits - promotional],
  ] as const) {
    if (amount === 0) continue;
    const posting = (key: string, moved: number) => [
      { kind: 'adjustment' as const, credits: moved, key: `merge:${mergeId}:${counter}:${key}`, actorId },
    ];
    await postCredits(manager, { companyId: from, counter, postings: posting('out', -amount) });
    await postCredits(manager, { companyId: to, counter, postings: posting('in', amount) });
  }
}

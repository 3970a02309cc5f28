import type { CreditMovement } from '@porchlight/contracts/commerce';
import { changedRowOrFail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { AccountKind } from './ledger-account.entity.ts';

/** Credits that move between accounts of a company in one transaction of the ledger. */
export interface CreditTransfer {
  readonly companyId: string;
  readonly kind: CreditMovement;
  /** Idempotency key: a transfer with a known key changes nothing. */
  readonly key: string;
  /** Whole credits by account, which add up to zero; accounts without a change are left out. */
  readonly credits: Readonly<Partial<Record<AccountKind, number>>>;
}

const transactionSql = `
  insert into ledger_transaction (kind, key) values ($1, $2) on conflict (key) do nothing returning id`;
const openSql = `
  insert into ledger_account (owner_id, kind, unit, balance, last_seq) values ($1, $2, 'credit', 0, 0)
  on conflict do nothing`;
// What leaves the wallet is promotional before anything else, as in `postCredits`.
const moveSql = `
  update ledger_account set balance = balance + $3, last_seq = last_seq + 1,
    promotional = case when $3 < 0 then greatest(promotional + $3, 0) else promotional end
  where owner_id = $1 and kind = $2 and unit = 'credit' returning id, balance, last_seq as seq`;
const entrySql = `
  insert into ledger_entry (transaction_id, line, account_id, amount, account_seq, balance_after)
  values ($1, $2, $3, $4, $5, $6)`;

/**
 * Posts a transfer; one without any change is left out. The caller holds the lock of the wallet, and has checked that
 * wallet and hold cover it.
 */
export async function postTransfer(
  manager: EntityManager,
  { companyId, kind, key, credits }: CreditTransfer,
): Promise<void> {
  const moved = Object.entries(credits).filter(([, amount]) => amount !== 0);
  if (moved.length === 0) return;
  const [transaction] = await manager.query<{ id: string }[]>(transactionSql, [kind, key]);
  if (!transaction) return;
  for (const [at, [account, amount]] of moved.entries()) {
    await manager.query(openSql, [companyId, account]);
    const { id, balance, seq } = await changedRowOrFail<{ id: string; balance: string; seq: string }>(
      manager,
      moveSql,
      [companyId, account, amount],
    );
    await manager.query(entrySql, [transaction.id, at + 1, id, amount, seq, balance]);
  }
}

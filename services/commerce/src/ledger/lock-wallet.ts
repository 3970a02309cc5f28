import type { EntityManager } from 'typeorm';

// @mutation wallet-lock
const lockSql = `
  select balance::int as balance from ledger_account
  where owner_id = $1 and kind = 'wallet' and unit = 'credit' for update`;

/** Locks the wallet of a company until the end of the transaction. Returns its credits; 0 without one. */
export async function lockWallet(manager: EntityManager, companyId: string): Promise<number> {
  const [wallet] = await manager.query<{ balance: number }[]>(lockSql, [companyId]);
  return wallet?.balance ?? 0;
}

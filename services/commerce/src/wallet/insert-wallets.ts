import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';

interface SeedWallets {
  readonly wallets: readonly { readonly companyId: string; readonly credits: number }[];
}

/** The landlord that visitors of the demo log in as: it has its credits of the seed, and they run out. */
const demoCompanyId = '0e1eb832-c041-4c04-9ffd-41edd5861f75';
/** Days that the credits of all other companies last, so that the demo market stays. */
const lastingDays = 3 * 365;
const dailyCreditsSql = `
  select account_id as "companyId", sum(case when featured then 3 else 1 end)::int as credits from entitlement
  where enabled group by account_id`;

/** Posts the opening credits of the demo companies. */
export async function insertWallets({ file, once }: SeedContext, url: URL): Promise<void> {
  const seed = await file(url);
  await once(`${seed.version}:wallets`, async (manager) => {
    const { wallets } = await seed.read<SeedWallets>();
    const usage = await manager.query<{ companyId: string; credits: number }[]>(dailyCreditsSql);
    const daily = new Map(usage.map(({ companyId, credits }) => [companyId, credits]));
    for (const { companyId, credits } of wallets) {
      const lasting = companyId === demoCompanyId ? 0 : lastingDays * (daily.get(companyId) ?? 0);
      await openWallet(manager, companyId, credits + lasting);
    }
  });
}

async function openWallet(manager: EntityManager, companyId: string, credits: number): Promise<void> {
  if (credits > 0)
    await postCredits(manager, {
      companyId,
      kind: 'adjustment',
      credits,
      counter: 'adjustment',
      key: `seed:${companyId}`,
    });
}

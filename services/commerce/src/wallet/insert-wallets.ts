import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';

interface SeedWallets {
  readonly wallets: readonly { readonly companyId: string; readonly credits: number }[];
}

/** Posts the opening credits of the demo companies. */
export async function insertWallets({ file, once }: SeedContext, url: URL): Promise<void> {
  const seed = await file(url);
  await once(`${seed.version}:wallets`, async (manager) => {
    const { wallets } = await seed.read<SeedWallets>();
    for (const { companyId, credits } of wallets) await openWallet(manager, companyId, credits);
  });
}

async function openWallet(manager: EntityManager, companyId: string, credits: number): Promise<void> {
  if (credits > 0)
    await postCredits(manager, {
      companyId,
      counter: 'adjustment',
      postings: [{ kind: 'adjustment', credits, key: `seed:${companyId}` }],
    });
}

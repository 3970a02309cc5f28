import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';

const yearMs = 365 * 86_400_000;

interface SeedWallets {
  readonly wallets: readonly { readonly companyId: string; readonly credits: number }[];
}

/** Posts the opening credits of the demo companies, a year ago: all other movements come after them. */
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
      at: new Date(Date.now() - yearMs),
      postings: [{ kind: 'adjustment', credits, key: `seed:${companyId}` }],
    });
}

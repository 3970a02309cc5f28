import type { Entitlement } from '@porchlight/contracts/internal';
import type { Outbox, SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

interface SeedEntitlement {
  readonly publicId: string;
  readonly companyId: string;
  readonly enabled: boolean;
  readonly featured: boolean;
}
interface SeedEntitlements {
  readonly entitlements: readonly SeedEntitlement[];
}

/** Most entitlements of one event: a home an event would keep the market empty for minutes (lessons-back 12). */
const chunkSize = 500;
/** Events of one sequence are delivered in order, so the one marked `last` truly comes last. */
const sequence = 'entitlements';

/** Gives the demo homes what their landlords would have paid for, and tells catalog, in one transaction. */
export async function sowEntitlements({ file, once, outbox }: SeedContext, address: URL): Promise<void> {
  const seed = await file(address);
  await once(seed.version, async (manager) => {
    const { entitlements } = await seed.read<SeedEntitlements>();
    const count = Math.max(1, Math.ceil(entitlements.length / chunkSize));
    for (let at = 0; at < count; at += 1) {
      const chunk = entitlements.slice(at * chunkSize, (at + 1) * chunkSize);
      await sowChunk({ manager, outbox, chunk, key: `${seed.version}:${at}`, isLast: at === count - 1 });
    }
  });
}

interface Chunk {
  manager: EntityManager;
  outbox: Outbox;
  chunk: readonly SeedEntitlement[];
  key: string;
  isLast: boolean;
}
async function sowChunk({ manager, outbox, chunk, key, isLast }: Chunk): Promise<void> {
  const sown = await insertNew(manager, chunk);
  await outbox.emit(
    manager,
    'entitlements.changed',
    { entitlements: sown, ...(isLast ? { last: true } : {}) },
    { key, sequence },
  );
}

// A home that has an entitlement keeps it: what was bought since an earlier seed is not given back.
const insertNew = (manager: EntityManager, chunk: readonly SeedEntitlement[]): Promise<Entitlement[]> =>
  manager.query(
    `
  insert into entitlement (listing_id, account_id, enabled, featured, paid_through)
  select "publicId", "companyId", enabled, featured, case when enabled then current_date end
  from jsonb_to_recordset($1) as seed ("publicId" text, "companyId" uuid, enabled boolean, featured boolean)
  on conflict (listing_id) do nothing
  returning listing_id as "listingId", enabled, featured, version`,
    [JSON.stringify(chunk)],
  );

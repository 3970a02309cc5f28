import type { Entitlement } from '@porchlight/contracts/internal';
import type { Outbox, SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';

interface SeedEntitlement {
  readonly publicId: string;
  readonly companyId: string;
  readonly enabled: boolean;
  readonly featured: boolean;
}
interface SeedEntitlements {
  readonly entitlements: readonly SeedEntitlement[];
}

/** Maximum number of entitlements in an event: one event a listing would leave search empty for minutes. */
const chunkSize = 500;
/** Events of one sequence are delivered in order, so the event marked `last` arrives last. */
const sequence = 'entitlements';

/** Inserts the entitlements of the demo listings and notifies catalog, in one transaction. */
export async function insertEntitlements({ file, once, outbox }: SeedContext, url: URL): Promise<void> {
  const seed = await file(url);
  await once(seed.version, async (manager) => {
    const { entitlements } = await seed.read<SeedEntitlements>();
    const count = Math.max(1, Math.ceil(entitlements.length / chunkSize));
    for (let at = 0; at < count; at += 1) {
      const chunk = entitlements.slice(at * chunkSize, (at + 1) * chunkSize);
      await insertChunk({ manager, outbox, chunk, key: `${seed.version}:${at}`, isLast: at === count - 1 });
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
async function insertChunk({ manager, outbox, chunk, key, isLast }: Chunk): Promise<void> {
  const inserted = await insertNew(manager, chunk);
  await outbox.emit(
    manager,
    'entitlements.changed',
    { entitlements: inserted, ...(isLast ? { last: true } : {}) },
    { key, sequence },
  );
}

// Existing entitlements stay unchanged: purchases since an earlier seed are preserved.
const insertSql = `
  insert into entitlement (listing_id, account_id, enabled, featured, paid_through, activated_on)
  select "publicId", "companyId", enabled, featured, paid_on, paid_on
  from jsonb_to_recordset($1) as seed ("publicId" text, "companyId" uuid, enabled boolean, featured boolean),
    lateral (select case when enabled then ${businessDateSql} end as paid_on) today
  on conflict (listing_id) do nothing
  returning listing_id as "listingId", enabled, featured, version`;
const insertNew = (manager: EntityManager, chunk: readonly SeedEntitlement[]): Promise<Entitlement[]> =>
  manager.query(insertSql, [JSON.stringify(chunk)]);

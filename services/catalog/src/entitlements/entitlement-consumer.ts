import { Injectable } from '@nestjs/common';
import type { Entitlement, EntitlementsChanged } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { LocationCounts } from '../locations/location-counts.ts';
import { SearchProjection } from '../search-document/search-projection.ts';
import { SearchMaintenance } from '../search-document/search-maintenance.ts';

// An event older than the stored version changes nothing; one event may list a listing twice, the highest version is
// used.
const upsertNewest = `
  insert into entitlement (public_id, is_enabled, is_featured, version)
  select distinct on ("listingId") "listingId", enabled, featured, version
  from jsonb_to_recordset($1::jsonb) as e("listingId" text, enabled boolean, featured boolean, version bigint)
  order by "listingId", version desc
  on conflict (public_id) do update
  set is_enabled = excluded.is_enabled, is_featured = excluded.is_featured, version = excluded.version
    where entitlement.version < excluded.version
  returning public_id as "publicId"`;

// A listing written here is new from the moment at which it is public, however long it was a draft.
const dateSql = `
  update listing l set listed_at = now() from entitlement e
  where l.public_id = any($1) and l.draft_key is not null and l.published_at is null
    and e.public_id = l.public_id and e.is_enabled`;

/** Applies entitlements from commerce: the only way for a listing to become public or to stop being public. */
@Injectable()
export class EntitlementConsumer {
  constructor(
    private readonly projection: SearchProjection,
    private readonly counts: LocationCounts,
    private readonly upkeep: SearchMaintenance,
  ) {}

  @Consumes('entitlements.changed')
  async apply({ entitlements, last }: EntitlementsChanged, manager: EntityManager): Promise<void> {
    await this.projection.refresh(await this.#store(entitlements, manager), manager);
    if (last === true) await this.#complete(manager);
  }

  async #store(entitlements: readonly Entitlement[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ publicId: string }[]>(upsertNewest, [JSON.stringify(entitlements)]);
    const publicIds = rows.map(({ publicId }) => publicId);
    await manager.query(dateSql, [publicIds]);
    return publicIds;
  }

  async #complete(manager: EntityManager): Promise<void> {
    await this.counts.refresh(manager);
    await manager.query('update market_state set is_complete = true');
    await this.upkeep.scheduleVacuum(manager);
  }
}

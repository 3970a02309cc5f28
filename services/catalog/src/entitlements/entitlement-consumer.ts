import { Injectable } from '@nestjs/common';
import type { Entitlement, EntitlementsChanged } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { PlaceCounts } from '../places/place-counts.ts';
import { SearchProjection } from '../search-document/search-projection.ts';
import { SearchUpkeep } from '../search-document/search-upkeep.ts';

// An event that was overtaken by a newer one changes nothing; commerce may tell of one home twice in one event.
const keepNewest = `
  insert into entitlement (public_id, is_enabled, is_featured, version)
  select distinct on ("listingId") "listingId", enabled, featured, version
  from jsonb_to_recordset($1::jsonb) as e("listingId" text, enabled boolean, featured boolean, version bigint)
  order by "listingId", version desc
  on conflict (public_id) do update set is_enabled = excluded.is_enabled, is_featured = excluded.is_featured, version = excluded.version
    where entitlement.version < excluded.version
  returning public_id as "publicId"`;

/** What commerce says of homes: the only way by which one becomes public or ceases to be. */
@Injectable()
export class EntitlementConsumer {
  readonly #projection: SearchProjection;
  readonly #counts: PlaceCounts;
  readonly #upkeep: SearchUpkeep;
  constructor(projection: SearchProjection, counts: PlaceCounts, upkeep: SearchUpkeep) {
    this.#projection = projection;
    this.#counts = counts;
    this.#upkeep = upkeep;
  }

  @Consumes('entitlements.changed')
  async apply({ entitlements, last }: EntitlementsChanged, manager: EntityManager): Promise<void> {
    await this.#projection.refresh(await this.#keep(entitlements, manager), manager);
    if (last === true) await this.#complete(manager);
  }

  async #keep(entitlements: readonly Entitlement[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ publicId: string }[]>(keepNewest, [JSON.stringify(entitlements)]);
    return rows.map(({ publicId }) => publicId);
  }

  async #complete(manager: EntityManager): Promise<void> {
    await this.#counts.refresh(manager);
    await manager.query('update market_state set is_complete = true');
    await this.#upkeep.afterManyChanges(manager);
  }
}

import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { SearchProjection } from '../../search-document/search-projection.ts';

const refreshTask = 'locations.refresh-listings';
const batchSize = 200;

interface RefreshedCity {
  readonly cityId: number;
  /** Internal id of the last refreshed listing. */
  readonly after: string;
}

// Locks the listings in the order in which every change of search documents does.
const nextListingsSql = `
  select l.id::text as id, l.public_id as "publicId" from listing l where l.city_id = $1 and l.id > $2::bigint
  order by l.id limit ${batchSize} for update`;

const enqueueRefresh = (outbox: Outbox, manager: EntityManager, city: RefreshedCity): Promise<void> =>
  outbox.enqueue(manager, refreshTask, city);

/** Enqueues a refresh of the listings of a city, which runs after the caller's transaction. */
export const scheduleRefresh = (outbox: Outbox, manager: EntityManager, cityId: number): Promise<void> =>
  enqueueRefresh(outbox, manager, { cityId, after: '0' });

/** Refreshes the search documents of the listings of a city in the background, a batch per job. */
@Injectable()
export class LocationListings {
  constructor(
    private readonly outbox: Outbox,
    private readonly projection: SearchProjection,
  ) {}

  @Task(refreshTask)
  async refresh({ cityId, after }: RefreshedCity, manager: EntityManager): Promise<void> {
    const listings = await manager.query<{ id: string; publicId: string }[]>(nextListingsSql, [cityId, after]);
    await this.projection.refresh(
      listings.map(({ publicId }) => publicId),
      manager,
    );
    const last = listings.at(batchSize - 1);
    if (last) await enqueueRefresh(this.outbox, manager, { cityId, after: last.id });
  }
}

import { Injectable } from '@nestjs/common';
import type { utilityKinds } from '@porchlight/contracts';
import { UtilitySteps, type UtilityProgress, type UtilityStep } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { LocationCounts } from '../locations/location-counts.ts';
import { PhotoRepair } from '../photos/photo-repair.ts';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { rebuildCells } from '../search-document/cell-roll-up.ts';
import { SearchProjection } from '../search-document/search-projection.ts';
import { MonthRefresh } from '../trends/month-refresh.ts';
import { repairPhotos } from './photo-step.ts';
import { recommend } from './recommendation-step.ts';

type CatalogUtility = (typeof utilityKinds.catalog)[number];

/** Listings of one step, which holds their rows for less than a second. */
const listingsPerStep = 200;
// Statements over the whole market take longer than statements of requests may.
const timeoutSql = `set local statement_timeout = '10min'`;
const countSql = 'select count(*)::int as total from listing';
const nextSql = `select id, public_id as "publicId" from listing where id > $1 order by id limit ${listingsPerStep}`;

/** What each utility of catalog does, step by step. */
@Injectable()
export class CatalogUtilitySteps extends UtilitySteps {
  readonly of: Readonly<Record<CatalogUtility, UtilityStep>> = {
    'search-documents': (manager, at) => this.#rewriteDocuments(manager, at),
    'photo-versions': (manager, at) => repairPhotos(manager, at, this.photos),
    recommendations: (manager, at) => recommend(manager, at, this.recommendations),
    'rent-trends': (manager, at) => this.#countRents(manager, at),
  };

  constructor(
    private readonly projection: SearchProjection,
    private readonly photos: PhotoRepair,
    private readonly recommendations: RecommendationJobs,
    private readonly locations: LocationCounts,
    private readonly months: MonthRefresh,
  ) {
    super();
  }

  /** As the command `catalog:reindex`, except that the database vacuums by itself later. */
  async #rewriteDocuments(manager: EntityManager, at: UtilityProgress): Promise<UtilityProgress | undefined> {
    const listings = await manager.query<{ id: string; publicId: string }[]>(nextSql, [at.lastId]);
    const last = listings.at(-1);
    if (!last) {
      await manager.query(timeoutSql);
      for (const statement of rebuildCells) await manager.query(statement);
      await this.locations.refresh(manager);
      return undefined;
    }
    const publicIds = listings.map(({ publicId }) => publicId);
    await this.projection.rewrite(publicIds, manager);
    const done = at.done + listings.length;
    return { done, total: Math.max(done, at.total ?? (await countListings(manager))), lastId: last.id };
  }

  async #countRents(manager: EntityManager, { done }: UtilityProgress): Promise<UtilityProgress | undefined> {
    if (done > 0) return undefined;
    await this.months.refresh(manager, new Date());
    return { done: 1, total: 1, lastId: '0' };
  }
}

const countListings = async (manager: EntityManager): Promise<number> =>
  (await manager.query<[{ total: number }]>(countSql))[0].total;

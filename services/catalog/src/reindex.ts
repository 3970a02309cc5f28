import { withAdvisoryLock } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { LocationCounts } from './locations/location-counts.ts';
import { rebuildCells } from './search-document/cell-roll-up.ts';
import { SearchProjection } from './search-document/search-projection.ts';
import { vacuumSearch } from './search-document/vacuum-search.ts';

const batchSize = 200;

/** Progress of a reindex; `lastId` is the listing that another run may resume after. */
export interface ReindexProgress {
  readonly done: number;
  readonly of: number;
  readonly lastId: string;
}
/** Options of a reindex. */
export interface ReindexOptions {
  readonly dataSource: DataSource;
  /** Resumes after this listing; from the start when omitted. */
  readonly after?: string;
  readonly signal?: AbortSignal;
  readonly progress?: (now: ReindexProgress) => Promise<void> | void;
}

/**
 * Rewrites all search documents while the service stays available: a few listings per transaction, under the row locks
 * that every change takes, so a concurrent change is either included or applied afterwards.
 * Returns whether it completed.
 */
export function reindex(options: ReindexOptions): Promise<boolean> {
  return withAdvisoryLock(options.dataSource, 'catalog:reindex', async () => {
    if (!(await rewriteAll(options))) return false;
    await options.dataSource.transaction(async (manager) => {
      for (const statement of rebuildCells) await manager.query(statement);
      await new LocationCounts().refresh(manager);
    });
    await vacuumSearch(options.dataSource);
    return true;
  });
}

async function rewriteAll({ dataSource, after = '0', signal, progress }: ReindexOptions): Promise<boolean> {
  const projection = new SearchProjection();
  const [{ before, of }] = await dataSource.query<[{ before: number; of: number }]>(
    'select count(*) filter (where id <= $1)::int as before, count(*)::int as of from listing',
    [after],
  );
  let [done, lastId] = [before, after];
  for (;;) {
    const listings = await dataSource.query<{ id: string; publicId: string }[]>(
      'select id, public_id as "publicId" from listing where id > $1 order by id limit $2',
      [lastId, batchSize],
    );
    if (listings.length === 0) return true;
    if (signal?.aborted) return false;
    await dataSource.transaction((manager) =>
      projection.rewrite(
        listings.map(({ publicId }) => publicId),
        manager,
      ),
    );
    done += listings.length;
    lastId = listings.at(-1)!.id;
    await progress?.({ done, of: Math.max(of, done), lastId });
  }
}

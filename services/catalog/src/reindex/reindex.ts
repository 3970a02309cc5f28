import { underLock } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { PlaceCounts } from '../places/place-counts.ts';
import { rebuildCells } from '../search-document/cell-roll-up.ts';
import { SearchProjection } from '../search-document/search-projection.ts';
import { vacuumSearch } from '../search-document/vacuum-search.ts';

const batch = 200;

/** How far a reindex has come; `lastId` is the home after which another one may go on. */
export interface ReindexProgress {
  readonly done: number;
  readonly of: number;
  readonly lastId: string;
}
/** What a reindex works with. */
export interface ReindexParts {
  readonly dataSource: DataSource;
  /** Goes on after this home; from the start unless given. */
  readonly after?: string;
  readonly signal?: AbortSignal;
  readonly progress?: (now: ReindexProgress) => Promise<void> | void;
}

/**
 * Writes all search documents anew while the market stays open: few homes a transaction, each under the lock that every change
 * of them takes, so a change meanwhile is either in what is read or waits and is applied after. Gives whether it came to the end.
 */
export function reindex(parts: ReindexParts): Promise<boolean> {
  return underLock(parts.dataSource, 'catalog:reindex', async () => {
    if (!(await rewriteAll(parts))) return false;
    await parts.dataSource.transaction(async (manager) => {
      for (const statement of rebuildCells) await manager.query(statement);
      await new PlaceCounts().refresh(manager);
    });
    await vacuumSearch(parts.dataSource);
    return true;
  });
}

async function rewriteAll({ dataSource, after = '0', signal, progress }: ReindexParts): Promise<boolean> {
  const projection = new SearchProjection();
  const [{ before, of }] = await dataSource.query<[{ before: number; of: number }]>(
    'select count(*) filter (where id <= $1)::int as before, count(*)::int as of from listing',
    [after],
  );
  let [done, lastId] = [before, after];
  for (;;) {
    const homes = await dataSource.query<{ id: string; publicId: string }[]>(
      'select id, public_id as "publicId" from listing where id > $1 order by id limit $2',
      [lastId, batch],
    );
    if (homes.length === 0) return true;
    if (signal?.aborted) return false;
    await dataSource.transaction((manager) =>
      projection.rewrite(
        homes.map(({ publicId }) => publicId),
        manager,
      ),
    );
    done += homes.length;
    lastId = homes.at(-1)!.id;
    await progress?.({ done, of: Math.max(of, done), lastId });
  }
}

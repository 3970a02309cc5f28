import { maxCountedReferences } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';

/** Count up to a limit; with `more` it is a lower bound. */
export interface BoundedCount {
  readonly count: number;
  readonly more: boolean;
}

const boundedCount = (rows: string) => `(select count(*)::int from (${rows} limit $2::int + 1) counted)`;
const referencesSql = `
  select ${boundedCount('select from listing where city_id = $1::int')} as listings,
    ${boundedCount(`select from saved_search where place_kind = 'city' and place_id = $1::int`)} as alerts`;

const boundedBy = (found: number, max: number): BoundedCount => ({ count: Math.min(found, max), more: found > max });

/** Counts the listings and alerts that refer to a city, each up to a limit. */
export async function countReferences(
  manager: Pick<EntityManager, 'query'>,
  cityId: string | number,
  max = maxCountedReferences,
): Promise<{ readonly listings: BoundedCount; readonly alerts: BoundedCount }> {
  const [found] = await manager.query<[{ listings: number; alerts: number }]>(referencesSql, [cityId, max]);
  return { listings: boundedBy(found.listings, max), alerts: boundedBy(found.alerts, max) };
}

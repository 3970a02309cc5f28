import type { TestApp } from '@porchlight/service-kit/testing';

/** Vacuums the homes of a search until every page is known to be visible to all: one that a transaction of the service's own still holds meanwhile is not, and would be read. */
export async function vacuumWhole(app: TestApp): Promise<void> {
  for (let left = 1; left > 0;) {
    await app.sql('vacuum analyze listing_search');
    left = (
      await app.sql<{ left: number }>(
        `select relpages - relallvisible as left from pg_class where oid = 'listing_search'::regclass`,
      )
    )[0]!.left;
  }
}

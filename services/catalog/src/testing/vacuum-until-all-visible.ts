import type { TestApp } from '@porchlight/service-kit/testing';

/**
 * Vacuums the search documents until all pages are all-visible: a page that a concurrent transaction of the service
 * holds is skipped and would be read from the heap.
 */
export async function vacuumUntilAllVisible(app: TestApp): Promise<void> {
  for (let left = 1; left > 0;) {
    await app.sql('vacuum analyze listing_search');
    left = (
      await app.sql<{ left: number }>(
        `select relpages - relallvisible as left from pg_class where oid = 'listing_search'::regclass`,
      )
    )[0]!.left;
  }
}

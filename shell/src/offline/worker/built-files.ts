import { CacheFirst } from 'workbox-strategies';
import { expiration, cacheNames, matchOptions, successOnly } from './caches.ts';
import { isBuiltFile } from './cacheable.ts';
import type { ExtendableWorkerEvent } from './worker-scope.ts';

/**
 * Cache-first strategy for built files, whose names contain a content hash; the 300 most recently used are retained.
 */
export const builtFiles = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [
    // A retry adds a query parameter (load-area.ts) to the URL of the same file, so the cache key omits the query.
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(new URL(request.url).pathname, request.url).href) },
    successOnly,
    expiration(300),
  ],
});

/** Caches built files and ignores other URLs; files that fail to load are skipped. */
export async function cacheFiles(addresses: Iterable<string>, event: ExtendableWorkerEvent): Promise<void> {
  const wanted = [...new Set(addresses)].filter(isBuiltFile);
  await Promise.allSettled(
    wanted.map((address) => builtFiles.handle({ request: new Request(address), event: event as never })),
  );
}

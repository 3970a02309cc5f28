import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

/** Names of the worker's caches. */
export const cacheNames = { pages: 'pages', files: 'files', photos: 'photos', picks: 'picks' } as const;

/** Match options: responses vary by compression only, so `Vary` is ignored. */
export const matchOptions = { ignoreVary: true } as const;

/** Header with the title of a cached page, for the list of opened pages. */
export const titleHeader = 'x-kept-title';

// Workbox's plugins declare callbacks as `undefined` where its type omits them.
const plugin = (one: object) => one as WorkboxPlugin;
/** Plugin that caches responses with status 200 only: no errors, no opaque or partial responses. */
export const successOnly: WorkboxPlugin = plugin(new CacheableResponsePlugin({ statuses: [200] }));
/**
 * Returns a plugin that limits a cache to its most recently used entries and an optional age in seconds. The cache is
 * purged first when storage is full.
 */
export const expiration = (maxEntries: number, maxAgeSeconds?: number): WorkboxPlugin =>
  plugin(
    new ExpirationPlugin({
      maxEntries,
      purgeOnQuotaError: true,
      matchOptions,
      ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
    }),
  );

/**
 * Clears visited pages, photos and favourites with their expiration metadata. Built files hold no personal data and
 * stay.
 */
export async function clearVisits(): Promise<void> {
  await Promise.all(
    [cacheNames.pages, cacheNames.photos, cacheNames.picks].flatMap((name) => [
      caches.delete(name),
      new CacheExpiration(name, { maxEntries: 1 }).delete(),
    ]),
  );
}

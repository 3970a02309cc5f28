import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

/** What the worker keeps, each in a cache of its own. */
export const cacheNames = { pages: 'pages', files: 'files', photos: 'photos', picks: 'picks' } as const;

/** Answers differ by address alone: what they vary by is their compression. */
export const matchOptions = { ignoreVary: true } as const;

/** The name of the header that holds a kept page's title, for the list of opened pages. */
export const titleHeader = 'x-kept-title';

// Workbox's own plugins write `undefined` where its type leaves a callback out.
const plugin = (one: object) => one as WorkboxPlugin;
/** Whole answers only: no errors, nothing of which the content is hidden from us. */
export const wholeOnly: WorkboxPlugin = plugin(new CacheableResponsePlugin({ statuses: [200] }));
/** Holds a cache to a number of entries, those used last, and to an age where one is given; it goes first when the device is full. */
export const atMost = (maxEntries: number, maxAgeSeconds?: number): WorkboxPlugin =>
  plugin(
    new ExpirationPlugin({
      maxEntries,
      purgeOnQuotaError: true,
      matchOptions,
      ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
    }),
  );

/** Forgets what somebody opened and picked: the copies and the list of their addresses. Files of the build tell nothing of anybody. */
export async function forgetVisits(): Promise<void> {
  await Promise.all(
    [cacheNames.pages, cacheNames.photos, cacheNames.picks].flatMap((name) => [
      caches.delete(name),
      new CacheExpiration(name, { maxEntries: 1 }).delete(),
    ]),
  );
}

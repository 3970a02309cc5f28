import { CacheFirst } from 'workbox-strategies';
import { expiration, cacheNames, matchOptions, successOnly } from './caches.ts';
import { isPhoto } from './cacheable.ts';
import type { ExtendableWorkerEvent } from './worker-scope.ts';

const photo = /^\/photos\/([\w-]+)-\d+\.\w+$/;

/** Returns a cached photo in another width when the requested one fails to load. */
async function cachedOtherWidth(url: string): Promise<Response | undefined> {
  const name = photo.exec(new URL(url).pathname)?.[1];
  const cache = await caches.open(cacheNames.photos);
  const found = name && (await cache.keys()).find((cached) => photo.exec(new URL(cached.url).pathname)?.[1] === name);
  return found ? cache.match(found, matchOptions) : undefined;
}

/** Cache-first strategy for listing photos; the 200 most recently used are retained. */
export const photos = new CacheFirst({
  cacheName: cacheNames.photos,
  matchOptions,
  plugins: [successOnly, expiration(200), { handlerDidError: ({ request }) => cachedOtherWidth(request.url) }],
});

/** Caches photos and ignores other URLs; photos that fail to load are skipped. */
export async function cachePhotos(addresses: Iterable<string>, event: ExtendableWorkerEvent): Promise<void> {
  const wanted = [...new Set(addresses)].filter(isPhoto);
  await Promise.allSettled(
    wanted.map((address) => photos.handle({ request: new Request(address), event: event as never })),
  );
}

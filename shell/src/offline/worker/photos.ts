import { CacheFirst } from 'workbox-strategies';
import { atMost, cacheNames, matchOptions, wholeOnly } from './caches.ts';
import { isPhoto } from './what-is-kept.ts';
import type { LastingEvent } from './worker-scope.ts';

const photo = /^\/photos\/([\w-]+)-\d+\.\w+$/;

/** A kept photo in another width, when the one asked for cannot be had. */
async function otherWidth(url: string): Promise<Response | undefined> {
  const name = photo.exec(new URL(url).pathname)?.[1];
  const cache = await caches.open(cacheNames.photos);
  const found = name && (await cache.keys()).find((kept) => photo.exec(new URL(kept.url).pathname)?.[1] === name);
  return found ? cache.match(found, matchOptions) : undefined;
}

/** Photos of homes: the kept one is taken, the 200 seen last stay. */
export const photos = new CacheFirst({
  cacheName: cacheNames.photos,
  matchOptions,
  plugins: [wholeOnly, atMost(200), { handlerDidError: ({ request }) => otherWidth(request.url) }],
});

/** Keeps photos; one that cannot be had is left out. */
export async function keepPhotos(addresses: Iterable<string>, event: LastingEvent): Promise<void> {
  const wanted = [...new Set(addresses)].filter(isPhoto);
  await Promise.allSettled(
    wanted.map((address) => photos.handle({ request: new Request(address), event: event as never })),
  );
}

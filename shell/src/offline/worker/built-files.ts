import { CacheFirst } from 'workbox-strategies';
import { atMost, cacheNames, matchOptions, wholeOnly } from './caches.ts';
import { isBuiltFile } from './what-is-kept.ts';
import type { LastingEvent } from './worker-scope.ts';

/** Files of the shell and of areas: good for ever, so the kept one is taken. Those of old versions go when newer ones need their place. */
export const builtFiles = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [
    // A second try carries a mark in its address (load-area.ts); it is the same file.
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(new URL(request.url).pathname, request.url).href) },
    wholeOnly,
    atMost(300),
  ],
});

/** Keeps files, whatever else they are asked for; one that cannot be had is left out. */
export async function keepFiles(addresses: Iterable<string>, event: LastingEvent): Promise<void> {
  const wanted = [...new Set(addresses)].filter(isBuiltFile);
  await Promise.allSettled(
    wanted.map((address) => builtFiles.handle({ request: new Request(address), event: event as never })),
  );
}

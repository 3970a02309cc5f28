import { NetworkFirst } from 'workbox-strategies';
import { cachedTimingName } from '../worker-message.ts';
import { cacheFiles } from './built-files.ts';
import { expiration, cacheNames, matchOptions, titleHeader } from './caches.ts';
import { offlinePage } from './offline-page.ts';
import { filesIn, isPublicPage } from './cacheable.ts';
import type { ExtendableWorkerEvent } from './worker-scope.ts';

const twoWeeksSeconds = 14 * 86_400;
const freshMs = 5 * 60_000;
// Delays between attempts in milliseconds. The server skips rendering when it takes too long; a later attempt usually
// succeeds.
const attemptDelaysMs = [0, 3000];

const title = /<title>([^<]*)<\/title>/;
// Caches only pages that the server rendered completely (with a `state` element); client-rendered pages show nothing
// offline.
async function cacheablePage(response: Response, event: ExtendableWorkerEvent): Promise<Response | null> {
  if (response.status !== 200 || response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    return null;
  const html = await response.clone().text();
  if (!html.includes(' id="state"')) return null;
  await cacheFiles(filesIn(html), event);
  const headers = new Headers(response.headers);
  const now = new Date().toISOString();
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(titleHeader, encodeURIComponent(title.exec(html)?.[1] ?? ''));
  headers.set('server-timing', `${cachedTimingName};desc="${now}"`);
  return new Response(html, { headers });
}

/** Network-first strategy for pages: the network within 3 s, else the cache, else the offline page. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [
    { cacheWillUpdate: ({ response, event }) => cacheablePage(response, event as unknown as ExtendableWorkerEvent) },
    expiration(60, twoWeeksSeconds),
    { handlerDidError: ({ request }) => offlinePage(request.url) },
  ],
});

/**
 * Caches an opened page unless it was cached in the last 5 minutes. Pages opened by the router did not pass through the
 * worker.
 */
export async function cachePage(address: string, event: ExtendableWorkerEvent): Promise<void> {
  const request = new Request(address);
  if (!isPublicPage(new URL(request.url).pathname)) return;
  for (const delayMs of attemptDelaysMs) {
    if (await isFresh(request)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    const [answer, done] = pages.handleAll({ request, event: event as never });
    await done;
    if ((await answer).status !== 200) return;
  }
}

async function isFresh(request: Request): Promise<boolean> {
  const cached = await caches.match(request, { cacheName: cacheNames.pages, ...matchOptions });
  return Date.now() - Date.parse(cached?.headers.get('date') ?? '') < freshMs;
}

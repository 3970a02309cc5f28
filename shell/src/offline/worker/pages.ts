import { NetworkFirst } from 'workbox-strategies';
import { keptMark } from '../told.ts';
import { keepFiles } from './built-files.ts';
import { atMost, cacheNames, matchOptions, titleHeader } from './caches.ts';
import { offlinePage } from './offline-page.ts';
import { filesIn, isPublicPage } from './what-is-kept.ts';
import type { LastingEvent } from './worker-scope.ts';

const twoWeeks = 14 * 86_400,
  fresh = 5 * 60_000;
// The server leaves a page to the browser when drawing takes too long: asked again a little later it is drawn.
const pauses = [0, 3000];

const title = /<title>([^<]*)<\/title>/;
// Only a page that the server drew whole: one that the browser must draw has nothing to show without the network.
async function keptPage(response: Response, event: LastingEvent): Promise<Response | null> {
  if (response.status !== 200 || response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    return null;
  const html = await response.clone().text();
  if (!html.includes(' id="state"')) return null;
  await keepFiles(filesIn(html), event);
  const headers = new Headers(response.headers),
    now = new Date().toISOString();
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(titleHeader, encodeURIComponent(title.exec(html)?.[1] ?? ''));
  headers.set('server-timing', `${keptMark};desc="${now}"`);
  return new Response(html, { headers });
}

/** Pages: the network's within three seconds, else the kept one, else the page that says so. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [
    { cacheWillUpdate: ({ response, event }) => keptPage(response, event as unknown as LastingEvent) },
    atMost(60, twoWeeks),
    { handlerDidError: ({ request }) => offlinePage(request.url) },
  ],
});

/** Keeps a page that was opened, which may not have passed here whole, unless it was kept a moment ago. */
export async function keepPage(address: string, event: LastingEvent): Promise<void> {
  const request = new Request(address);
  if (!isPublicPage(new URL(request.url).pathname)) return;
  for (const pause of pauses) {
    if (await isFresh(request)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    const [answer, done] = pages.handleAll({ request, event: event as never });
    await done;
    if ((await answer).status !== 200) return;
  }
}

async function isFresh(request: Request): Promise<boolean> {
  const kept = await caches.match(request, { cacheName: cacheNames.pages, ...matchOptions });
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < fresh;
}

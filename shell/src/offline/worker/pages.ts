import { hasNoPrefix } from '@porchlight/contracts';
import { NetworkFirst } from 'workbox-strategies';
import { keptMark } from '../told.ts';
import { filesIn, keepFiles } from './built-files.ts';
import { atMost, cacheNames, matchOptions, titleHeader } from './caches.ts';
import { offlinePage } from './offline-page.ts';
import type { LastingEvent } from './worker-scope.ts';

const twoWeeks = 14 * 86_400, fresh = 5 * 60_000;
/** Whether a page may be kept: public ones only, never a console, a sign-in or an account's own address. */
export const isPublicPage = (path: string): boolean => !hasNoPrefix(path) && !/\.\w{1,12}$/.test(path);

const title = /<title>([^<]*)<\/title>/;
// Only a page that the server drew whole: one that the browser must draw has nothing to show without the network.
async function keptPage(response: Response, event: LastingEvent): Promise<Response | null> {
  if (response.status !== 200 || response.redirected || !response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = await response.clone().text();
  if (!html.includes(' id="state"')) return null;
  await keepFiles(filesIn(html), event);
  const headers = new Headers(response.headers), now = new Date().toISOString();
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(titleHeader, encodeURIComponent(title.exec(html)?.[1] ?? ''));
  headers.set('server-timing', `${keptMark};desc="${now}"`);
  return new Response(html, { headers });
}

/** Pages: the network's within three seconds, else the kept one, else the page that says so. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages, networkTimeoutSeconds: 3, matchOptions,
  plugins: [
    { cacheWillUpdate: ({ response, event }) => keptPage(response, event as unknown as LastingEvent) }, atMost(60, twoWeeks),
    { handlerDidError: ({ request }) => offlinePage(request.url) },
  ],
});

/** Keeps a page that was opened without passing here, unless it was kept a moment ago. */
export async function keepPage(address: string, event: LastingEvent): Promise<void> {
  const request = new Request(address);
  if (!isPublicPage(new URL(request.url).pathname)) return;
  const kept = await caches.match(request, { cacheName: cacheNames.pages, ...matchOptions });
  if (Date.now() - Date.parse(kept?.headers.get('date') ?? '') < fresh) return;
  const [, done] = pages.handleAll({ request, event: event as never });
  await done;
}

import { registerRoute } from 'workbox-routing';
import { NetworkOnly, type Strategy } from 'workbox-strategies';
import type { WorkerMessage } from '../worker-message.ts';
import { builtFiles, cacheFiles } from './built-files.ts';
import { clearVisits } from './caches.ts';
import { offlinePage } from './offline-page.ts';
import { cachePage, pages } from './pages.ts';
import { cachePhotos, photos } from './photos.ts';
import { cacheFavourites, favouriteCards, favouritesPath } from './favourites.ts';
import { precachedFiles } from './shell-files.ts';
import { isBuiltFile, isPhoto, isPublicPage } from './cacheable.ts';
import { worker, type ExtendableWorkerEvent } from './worker-scope.ts';

// Handles same-origin GET requests without a Range header only (registerRoute ignores other methods).
const serve = (matches: (path: string, request: Request) => boolean, strategy: Strategy) =>
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && !request.headers.has('range') && matches(url.pathname, request),
    strategy,
  );

serve((path, { mode }) => mode === 'navigate' && isPublicPage(path), pages);
// Consoles, account pages and files opened as pages are never cached. They are handled here to use the navigation
// preload and to show the offline page.
serve(
  (_, { mode }) => mode === 'navigate',
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => offlinePage(request.url) }] }),
);
serve(isBuiltFile, builtFiles);
serve(isPhoto, photos);
serve((path) => path === favouritesPath, favouriteCards);

// No skipWaiting: a new worker activates when the tabs of the old one are closed (docs/adr/0014). The first worker
// claims open tabs at once.
worker.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles(precachedFiles, event));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});
worker.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data, event));
});

// Requests in flight during the first clearing can still be cached, so everything is cleared again 3 s later.
async function clearVisitsTwice(): Promise<void> {
  await clearVisits();
  await new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  await clearVisits();
}

async function handleMessage(message: WorkerMessage, event: ExtendableWorkerEvent): Promise<void> {
  if (message.kind === 'left') {
    await clearVisitsTwice();
    return;
  }
  const page = cachePage(message.address, event);
  const rest =
    message.kind === 'picked'
      ? cacheFavourites(message.ids, message.language, event)
      : Promise.all([cacheFiles(message.files, event), cachePhotos(message.files, event)]);
  await Promise.allSettled([page, rest]);
}

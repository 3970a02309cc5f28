import { registerRoute } from 'workbox-routing';
import { NetworkOnly, type Strategy } from 'workbox-strategies';
import type { Told } from '../told.ts';
import { builtFiles, keepFiles } from './built-files.ts';
import { forgetVisits } from './caches.ts';
import { offlinePage } from './offline-page.ts';
import { keepPage, pages } from './pages.ts';
import { keepPhotos, photos } from './photos.ts';
import { keepPicks, picks, picksCall } from './picks.ts';
import { firstFiles } from './shell-files.ts';
import { isBuiltFile, isPhoto, isPublicPage } from './what-is-kept.ts';
import { worker, type LastingEvent } from './worker-scope.ts';

// Only whole GETs of our own addresses pass here (registerRoute takes no other method); all else is the browser's.
const answer = (isOurs: (path: string, request: Request) => boolean, strategy: Strategy) =>
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && !request.headers.has('range') && isOurs(url.pathname, request),
    strategy,
  );

answer((path, { mode }) => mode === 'navigate' && isPublicPage(path), pages);
// Consoles, sign-in and files opened as pages: never kept. They pass here because their request is already under way (navigation preload).
answer(
  (_, { mode }) => mode === 'navigate',
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => offlinePage(request.url) }] }),
);
answer(isBuiltFile, builtFiles);
answer(isPhoto, photos);
answer((path) => path === picksCall, picks);

// No skipWaiting: a new worker begins when the tabs of the old one are closed (docs/adr/0014). The first one takes over at once.
worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles(firstFiles, event));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});
worker.addEventListener('message', (event) => {
  event.waitUntil(follow(event.data, event));
});

// What was on its way at that moment is kept a little later, and goes with the second time.
async function forgetTwice(): Promise<void> {
  await forgetVisits();
  await new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  await forgetVisits();
}

async function follow(told: Told, event: LastingEvent): Promise<void> {
  if (told.kind === 'left') {
    await forgetTwice();
    return;
  }
  const page = keepPage(told.address, event);
  const rest =
    told.kind === 'picked'
      ? keepPicks(told.ids, told.language, event)
      : Promise.all([keepFiles(told.files, event), keepPhotos(told.files, event)]);
  await Promise.allSettled([page, rest]);
}

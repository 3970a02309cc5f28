import { NetworkOnly } from 'workbox-strategies';
import { maxSharedFavourites, type FavouritesResponse } from '@porchlight/contracts/catalog';
import type { Language } from '@porchlight/contracts';
import { cacheNames } from './caches.ts';
import { cachePhotos } from './photos.ts';
import type { ExtendableWorkerEvent } from './worker-scope.ts';

/** Public endpoint that returns the cards of listings by id. */
export const favouritesPath = '/api/fav-listings';
const keyOf = (language: string) => `/kept-picks/${language}`;
const hourMs = 3_600_000;

async function cachedResponse(language: string): Promise<FavouritesResponse | undefined> {
  const cache = await caches.open(cacheNames.picks);
  const [other] = await cache.keys();
  const found = (await cache.match(keyOf(language))) ?? (other && (await cache.match(other)));
  return found?.json() as Promise<FavouritesResponse> | undefined;
}

/** Returns the cached cards of the requested listings, in the requested order. */
async function responseFromCache(url: string): Promise<Response | undefined> {
  const { searchParams } = new URL(url);
  const cached = await cachedResponse(searchParams.get('lang') ?? 'en-CA');
  if (!cached) return undefined;
  const cards = new Map(cached.listings.map((card) => [card.id, card]));
  return Response.json({
    ...cached,
    listings: (searchParams.get('favourites') ?? '').split(',').flatMap((id) => cards.get(id) ?? []),
  } satisfies FavouritesResponse);
}

/**
 * Network-only strategy for My Picks with the cached cards as fallback. Responses to pages are never cached, because
 * requests may carry credentials.
 */
export const favouriteCards = new NetworkOnly({
  plugins: [{ handlerDidError: ({ request }) => responseFromCache(request.url) }],
});

/**
 * Fetches the cards of these listings without credentials and caches them with their first photos; at most once an hour
 * for the same listings.
 */
export async function cacheFavourites(
  ids: readonly string[],
  language: Language,
  event: ExtendableWorkerEvent,
): Promise<void> {
  const cache = await caches.open(cacheNames.picks);
  const favourites = ids.slice(0, maxSharedFavourites).join(',');
  const cached = await cache.match(keyOf(language));
  if (
    cached?.headers.get('x-kept-ids') === favourites &&
    Date.now() - Date.parse(cached.headers.get('date') ?? '') < hourMs
  )
    return;
  // eslint-disable-next-line no-restricted-globals -- the worker has no API client; credentials must not be sent
  const response = await fetch(
    `${favouritesPath}?favourites=${favourites}&perPage=${maxSharedFavourites}&lang=${language}`,
    {
      credentials: 'omit',
    },
  );
  if (response.status !== 200) return;
  const body = (await response.json()) as FavouritesResponse;
  await cache.put(
    keyOf(language),
    Response.json(body, { headers: { 'x-kept-ids': favourites, date: new Date().toUTCString() } }),
  );
  await cachePhotos(
    body.listings.flatMap((card) => ('photos' in card ? card.photos.slice(0, 1).map(({ url }) => url) : [])),
    event,
  );
}

import { NetworkOnly } from 'workbox-strategies';
import type { FavouritesAnswer } from '@porchlight/contracts/catalog';
import type { Language } from '@porchlight/contracts';
import { cacheNames } from './caches.ts';
import { keepPhotos } from './photos.ts';
import type { LastingEvent } from './worker-scope.ts';

/** The call that shows the cards of kept homes: public for everybody who knows the ids. */
export const picksCall = '/api/fav-listings';
const keyOf = (language: string) => `/kept-picks/${language}`;
const most = 60,
  hour = 3_600_000;

async function keptAnswer(language: string): Promise<FavouritesAnswer | undefined> {
  const cache = await caches.open(cacheNames.picks);
  const [other] = await cache.keys();
  const found = (await cache.match(keyOf(language))) ?? (other && (await cache.match(other)));
  return found?.json() as Promise<FavouritesAnswer> | undefined;
}

/** The kept cards of the homes that a page asks for, in its order. */
async function fromDevice(url: string): Promise<Response | undefined> {
  const { searchParams } = new URL(url);
  const kept = await keptAnswer(searchParams.get('lang') ?? 'en-CA');
  if (!kept) return undefined;
  const cards = new Map(kept.listings.map((card) => [card.id, card]));
  return Response.json({
    ...kept,
    listings: (searchParams.get('favourites') ?? '').split(',').flatMap((id) => cards.get(id) ?? []),
  } satisfies FavouritesAnswer);
}

/** My Picks asks the network; without one it gets the kept cards. What pages ask is never kept: it may carry who asks. */
export const picks = new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => fromDevice(request.url) }] });

/** Asks, as nobody in particular, for the cards of these homes and keeps them with their first photos; once an hour while the homes stay the same. */
export async function keepPicks(ids: readonly string[], language: Language, event: LastingEvent): Promise<void> {
  const cache = await caches.open(cacheNames.picks),
    favourites = ids.slice(0, most).join(',');
  const kept = await cache.match(keyOf(language));
  if (kept?.headers.get('x-kept-ids') === favourites && Date.now() - Date.parse(kept.headers.get('date') ?? '') < hour)
    return;
  // eslint-disable-next-line no-restricted-globals -- the worker has no client; who is signed in must not be sent
  const answer = await fetch(`${picksCall}?favourites=${favourites}&perPage=${most}&lang=${language}`, {
    credentials: 'omit',
  });
  if (answer.status !== 200) return;
  const body = (await answer.json()) as FavouritesAnswer;
  await cache.put(
    keyOf(language),
    Response.json(body, { headers: { 'x-kept-ids': favourites, date: new Date().toUTCString() } }),
  );
  await keepPhotos(
    body.listings.flatMap((card) => ('photos' in card ? card.photos.slice(0, 1).map(({ url }) => url) : [])),
    event,
  );
}

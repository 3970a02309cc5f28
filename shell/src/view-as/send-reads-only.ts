import { formatMessage, type Send } from '@porchlight/client';
import { logout, stopViewAs } from '@porchlight/contracts/accounts';
import { auditFavourites, listFavourites, maxListingsPerPage } from '@porchlight/contracts/catalog';
import type { FavouriteIds, FavouritesResponse } from '@porchlight/contracts/catalog';
import type { Language } from '@porchlight/contracts';
import { viewMessages } from './messages/catalog.ts';

type Request = Parameters<Send>[1];

/**
 * Returns a transport that sends reads, and refuses all other calls itself: what is not sent is not logged as refused by
 * the server, such as the views and favourites that pages report. To log out is to stop the view.
 */
export const sendReadsOnly =
  (send: Send): Send =>
  (path, request) => {
    if (request.method === 'GET') return send(path, request);
    if (path === logout.path || path === stopViewAs.path) return send(stopViewAs.path, request);
    if (path === auditFavourites.path) return readFavourites(send, request);
    const language = request.headers['Accept-Language'] as Language;
    const message = formatMessage(viewMessages, language, 'refused');
    return Promise.resolve({ status: 403, body: JSON.stringify({ code: 'view-as-refused', message }) });
  };

/** Reads the favourites of the user, where other tabs merge those of the device into them. */
async function readFavourites(send: Send, { headers }: Request): ReturnType<Send> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${listFavourites.path}?page=${page}&perPage=${maxListingsPerPage}`;
    const response = await send(path, { method: 'GET', headers });
    if (response.status !== 200) return response;
    const { listings, pagination } = JSON.parse(response.body) as FavouritesResponse;
    ids.push(...listings.map(({ id }) => id));
    if (pagination.endOfListings)
      return {
        status: 200,
        body: JSON.stringify({ favouriteListings: ids, count: ids.length } satisfies FavouriteIds),
      };
  }
}

import { maxFavourites } from '@porchlight/contracts/catalog';
import { api } from '../api/api.ts';
import type { ApiError } from '../api/request.ts';
import { announced } from '../notices/layout-slice.ts';
import { flash } from '../notices/flash.ts';
import { shellRoleOf } from '../session/session-slice.ts';
import type { Thunk } from '../store/store.ts';
import { clientMessages } from '../messages/catalog.ts';
import { formatMessage } from '@porchlight/messages';
import { favouriteToggled } from './favourites-slice.ts';
import { setPendingFavourite } from './merge-favourites.ts';

// Requests for one listing run sequentially, so that quick repeated taps reach the server in order.
const pendingRequests = new Map<string, Promise<unknown>>();

/**
 * Adds or removes a favourite optimistically. Guests keep the change on the device whatever the server responds. For
 * renters it is rolled back if the server refuses it, and pending while the server cannot be reached.
 */
export const toggleFavourite =
  (listingId: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { favourites, page } = getState();
    const isAdding = !favourites.ids.includes(listingId);
    if (isAdding && favourites.ids.length >= maxFavourites) {
      dispatch(
        flash({
          type: 'warning',
          text: formatMessage(clientMessages, page.language, 'picksFull', { most: maxFavourites }),
        }),
      );
      return;
    }
    dispatch(favouriteToggled(listingId));
    dispatch(
      announced(
        formatMessage(clientMessages, page.language, isAdding ? 'pickAdded' : 'pickRemoved', {
          count: getState().favourites.ids.length,
        }),
      ),
    );
    const sent = (pendingRequests.get(listingId) ?? Promise.resolve()).then(() =>
      dispatch(sendToggle(listingId, isAdding)),
    );
    pendingRequests.set(listingId, sent);
    await sent;
    if (pendingRequests.get(listingId) === sent) pendingRequests.delete(listingId);
  };

const sendToggle =
  (listingId: string, isAdding: boolean): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const response = await dispatch(
      api.endpoints.toggleFavourite.initiate({ body: { listingId, active: isAdding ? 1 : 0 } }),
    );
    const { user } = getState().session;
    if (user && shellRoleOf(user) === 'renter')
      dispatch(settleToggle(user.id, listingId, isAdding, response.error as ApiError | undefined));
  };

const settleToggle =
  (userId: string, listingId: string, isAdding: boolean, error: ApiError | undefined): Thunk =>
  (dispatch, getState) => {
    // Offline, an addition stays pending (`mergeFavourites` sends it), and the removal of a pending addition is
    // dropped.
    const isOffline = error?.code === 'no-answer';
    const wasPending = setPendingFavourite(userId, listingId, isOffline && isAdding);
    if (!error || (isOffline && (isAdding || wasPending)) || getState().favourites.ids.includes(listingId) !== isAdding)
      return;
    dispatch(favouriteToggled(listingId));
    dispatch(flash({ type: 'error', text: error.message }));
  };

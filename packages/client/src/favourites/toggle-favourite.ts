import { api } from '../api/api.ts';
import type { ApiError } from '../api/request.ts';
import { announced } from '../notices/chrome-slice.ts';
import { flash } from '../notices/flash.ts';
import { shellRoleOf } from '../session/session-slice.ts';
import type { Thunk } from '../store/store.ts';
import { clientWords } from '../words/catalogue.ts';
import { say } from '../words/say.ts';
import { favouriteToggled } from './favourites-slice.ts';
import { setWaiting } from './merge-favourites.ts';

/** Most homes that one person or device may keep (decisions 5.12). */
const most = 500;
// One call after another for a home: two quick taps reach the server in the order of the fingers.
const running = new Map<string, Promise<unknown>>();

/** Keeps a home or lets it go: at once on screen, taken back when the server refuses. Guests keep it on this device whatever the server says, renters until it can be asked. */
export const toggleFavourite =
  (listingId: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { favourites, page } = getState();
    const isAdding = !favourites.ids.includes(listingId);
    if (isAdding && favourites.ids.length >= most) {
      dispatch(flash({ type: 'warning', text: say(clientWords, page.language, 'picksFull', { most }) }));
      return;
    }
    dispatch(favouriteToggled(listingId));
    dispatch(
      announced(
        say(clientWords, page.language, isAdding ? 'pickAdded' : 'pickRemoved', {
          count: getState().favourites.ids.length,
        }),
      ),
    );
    const sent = (running.get(listingId) ?? Promise.resolve()).then(() => dispatch(sendToggle(listingId, isAdding)));
    running.set(listingId, sent);
    await sent;
    if (running.get(listingId) === sent) running.delete(listingId);
  };

const sendToggle =
  (listingId: string, isAdding: boolean): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const answer = await dispatch(
      api.endpoints.toggleFavourite.initiate({ body: { listingId, active: isAdding ? 1 : 0 } }),
    );
    const { user } = getState().session;
    if (user && shellRoleOf(user) === 'renter')
      dispatch(settle(user.id, listingId, isAdding, answer.error as ApiError | undefined));
  };

const settle =
  (userId: string, listingId: string, isAdding: boolean, error: ApiError | undefined): Thunk =>
  (dispatch, getState) => {
    // Without a network the account hears of it later (mergeFavourites), or never if it was let go before.
    const isUnheard = error?.code === 'no-answer',
      hasWaited = setWaiting(userId, listingId, isUnheard && isAdding);
    if (!error || (isUnheard && (isAdding || hasWaited)) || getState().favourites.ids.includes(listingId) !== isAdding)
      return;
    dispatch(favouriteToggled(listingId));
    dispatch(flash({ type: 'error', text: error.message }));
  };

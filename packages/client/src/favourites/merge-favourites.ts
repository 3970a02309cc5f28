import { api } from '../api/api.ts';
import { flash } from '../notices/flash.ts';
import { shellRoleOf } from '../session/session-slice.ts';
import { personal, storage } from '../storage/storage.ts';
import type { Thunk } from '../store/store.ts';
import { clientWords } from '../words/catalogue.ts';
import { say } from '../words/say.ts';
import { deviceNotes } from './device-notes.ts';
import { favouritesRead } from './favourites-slice.ts';

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= 500 &&
  value.every((id) => typeof id === 'string' && /^[0-9a-z]{10}$/.test(id));
const idsIn = (name: string) => storage.read(name, areIds) ?? [];
const waitingName = (userId: string) => personal(userId, 'waiting-favourites');
const nameOf = (userId: string | undefined, name: string) => (userId ? personal(userId, name) : name);

/** Reads the list of this device, or the copy of the account's. */
export const restoreFavourites = (): Thunk => (dispatch, getState) => {
  const { user } = getState().session;
  const renterId = shellRoleOf(user) === 'renter' ? user?.id : undefined;
  const read = (name: string) => idsIn(nameOf(renterId, name));
  dispatch(
    favouritesRead({
      ids: read('favourites'),
      recentIds: read('recent-favourites'),
      isAccounts: renterId !== undefined,
    }),
  );
};

/** Remembers whether a renter's home still has to be told to their account, because no network was there; gives whether it had to be before. */
export function setWaiting(userId: string, id: string, isWaiting: boolean): boolean {
  const waiting = idsIn(waitingName(userId)),
    was = waiting.includes(id);
  if (was !== isWaiting)
    storage.write(waitingName(userId), isWaiting ? [...waiting, id] : waiting.filter((one) => one !== id));
  return was;
}

/** Writes the list on screen where it belongs: the device's own, or the copy of the account's. */
export const keepFavourites = (): Thunk => (_, getState) => {
  const { favourites, session } = getState();
  const renterId = favourites.isAccounts ? session.user?.id : undefined;
  if (favourites.isAccounts && !renterId) return;
  storage.write(nameOf(renterId, 'favourites'), favourites.ids);
  storage.write(nameOf(renterId, 'recent-favourites'), favourites.recentIds);
};

/** Most notes of one call. */
const mostNotes = 40;

/**
 * After sign-in, and when the network is back: the device's homes and notes join the renter's account and the account's list is shown; the device's own is empty then
 * (decisions 5.12). When the server cannot be reached the device keeps its list. Whoever is no renter stays a guest here.
 */
export const mergeFavourites = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { user, token } = getState().session;
  if (!user || shellRoleOf(user) !== 'renter') return;
  const device = [...idsIn('favourites'), ...idsIn(waitingName(user.id))];
  const noted = Object.entries(deviceNotes.read()),
    notes = noted.slice(0, mostNotes).map(([listingId, note]) => ({ listingId, note }));
  const answer = await dispatch(
    api.endpoints.auditFavourites.initiate({
      body: { favouriteListings: device, ...(notes.length > 0 ? { notes } : {}) },
    }),
  );
  if (!answer.data || getState().session.token !== token) return;
  const ids = answer.data.favouriteListings;
  dispatch(
    favouritesRead({
      ids,
      recentIds: getState().favourites.recentIds.filter((id) => ids.includes(id)),
      isAccounts: true,
    }),
  );
  storage.remove('favourites');
  storage.remove(waitingName(user.id));
  storage.remove('recent-favourites');
  for (const { listingId } of notes) deviceNotes.write(listingId, '');
  const count = device.filter((id) => ids.includes(id)).length;
  if (count > 0)
    dispatch(
      flash({
        type: 'success',
        timeout: 6000,
        text: say(clientWords, getState().page.language, 'picksMerged', { count }),
      }),
    );
  if (noted.length > mostNotes) await dispatch(mergeFavourites());
};

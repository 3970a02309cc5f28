import { maxFavourites } from '@porchlight/contracts/catalog';
import { api } from '../api/api.ts';
import { flash } from '../notices/flash.ts';
import { shellRoleOf } from '../session/session-slice.ts';
import { userStorageName, storage } from '../storage.ts';
import type { Thunk } from '../store/store.ts';
import { clientMessages } from '../messages/catalog.ts';
import { formatMessage } from '@porchlight/messages';
import { deviceNotes } from './device-notes.ts';
import { favouritesLoaded } from './favourites-slice.ts';

const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= maxFavourites &&
  value.every((id) => typeof id === 'string' && /^[0-9a-z]{10}$/.test(id));
const readIds = (name: string) => storage.read(name, isIdList) ?? [];
const pendingName = (userId: string) => userStorageName(userId, 'waiting-favourites');
const storageName = (userId: string | undefined, name: string) => (userId ? userStorageName(userId, name) : name);

/** Restores the favourites stored in this browser: a copy of the account's list for renters, else the device's list. */
export const restoreFavourites = (): Thunk => (dispatch, getState) => {
  const { user } = getState().session;
  const renterId = shellRoleOf(user) === 'renter' ? user?.id : undefined;
  const read = (name: string) => readIds(storageName(renterId, name));
  dispatch(
    favouritesLoaded({
      ids: read('favourites'),
      recentIds: read('recent-favourites'),
      isFromAccount: renterId !== undefined,
    }),
  );
};

/**
 * Marks whether a favourite added offline still has to be sent to the renter's account. Returns whether it was pending
 * before.
 */
export function setPendingFavourite(userId: string, id: string, isPending: boolean): boolean {
  const pending = readIds(pendingName(userId));
  const wasPending = pending.includes(id);
  if (wasPending !== isPending)
    storage.write(pendingName(userId), isPending ? [...pending, id] : pending.filter((one) => one !== id));
  return wasPending;
}

/** Stores the current favourites in this browser, as the device's list or as the copy of the account's list. */
export const storeFavourites = (): Thunk => (_, getState) => {
  const { favourites, session } = getState();
  const renterId = favourites.isFromAccount ? session.user?.id : undefined;
  if (favourites.isFromAccount && !renterId) return;
  storage.write(storageName(renterId, 'favourites'), favourites.ids);
  storage.write(storageName(renterId, 'recent-favourites'), favourites.recentIds);
};

/** Maximum number of notes in one request. */
const maxNotesPerRequest = 40;

/**
 * Merges the favourites and notes of the device into the renter's account after login and on reconnection, shows the
 * account's list and empties the device's (docs/rules/favourites.md). If the request fails, the device keeps its list.
 * Does nothing for users who are not renters.
 */
export const mergeFavourites = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { user, token } = getState().session;
  if (!user || shellRoleOf(user) !== 'renter') return;
  const device = [...readIds('favourites'), ...readIds(pendingName(user.id))];
  const deviceNoteEntries = Object.entries(deviceNotes.read());
  const notes = deviceNoteEntries.slice(0, maxNotesPerRequest).map(([listingId, note]) => ({ listingId, note }));
  const response = await dispatch(
    api.endpoints.auditFavourites.initiate({
      body: { favouriteListings: device, ...(notes.length > 0 ? { notes } : {}) },
    }),
  );
  if (!response.data || getState().session.token !== token) return;
  const ids = response.data.favouriteListings;
  dispatch(
    favouritesLoaded({
      ids,
      recentIds: getState().favourites.recentIds.filter((id) => ids.includes(id)),
      isFromAccount: true,
    }),
  );
  storage.remove('favourites');
  storage.remove(pendingName(user.id));
  storage.remove('recent-favourites');
  for (const { listingId } of notes) deviceNotes.write(listingId, '');
  const count = device.filter((id) => ids.includes(id)).length;
  if (count > 0)
    dispatch(
      flash({
        type: 'success',
        timeout: 6000,
        text: formatMessage(clientMessages, getState().page.language, 'picksMerged', { count }),
      }),
    );
  if (deviceNoteEntries.length > maxNotesPerRequest) await dispatch(mergeFavourites());
};

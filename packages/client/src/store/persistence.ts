import type { Language } from '@porchlight/contracts';
import { api } from '../api/api.ts';
import { keepFavourites, restoreFavourites } from '../favourites/merge-favourites.ts';
import { sessionEnded, sessionRestored, type PermissionMap, type SessionState } from '../session/session-slice.ts';
import { isLanguage } from '../page/is-language.ts';
import { personal, storage } from '../storage/storage.ts';
import type { State, Store } from './store.ts';

type User = NonNullable<SessionState['user']>;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isToken = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
const isUser = (value: unknown): value is User =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.firstName === 'string' &&
  Array.isArray(value.roles) &&
  value.roles.every((role) => isObject(role) && typeof role.key === 'string');
const isPermissions = (value: unknown): value is PermissionMap => isObject(value);

const thirtyDays = 30 * 86_400_000;
/** The names of the session's own copies; the user's stands under a personal name with the rest of theirs. */
const tokenName = 'user:token',
  userName = 'user:info';

/** Reads the browser's copies into the store: session first, then the favourites that belong to it. */
export function restore(store: Store): void {
  const token = storage.read(tokenName, isToken),
    user = storage.read(userName, isUser);
  const permissions = user && storage.read(personal(user.id, 'permissions'), isPermissions);
  store.dispatch(
    sessionRestored({
      ...(token ? { token } : {}),
      ...(token && user ? { user } : {}),
      ...(token && permissions ? { permissions } : {}),
    }),
  );
  store.dispatch(restoreFavourites());
}

function keepSession({ token, user, permissions }: SessionState): void {
  if (!token) {
    storage.clearPersonal();
    return;
  }
  storage.write(tokenName, token, { expiresIn: thirtyDays });
  if (user) storage.write(userName, user, { expiresIn: thirtyDays });
  if (user && permissions) storage.write(personal(user.id, 'permissions'), permissions, { expiresIn: thirtyDays });
}

/** Mirrors the store into the browser from now on, and follows a sign-out in another tab. Gives the way to stop. */
export function persist(store: Store): () => void {
  let last: State = store.getState();
  const stop = store.subscribe(() => {
    const state = store.getState(),
      before = last;
    if (state === before) return;
    last = state;
    if (state.session !== before.session && state.session.isRestored) followSession(store, state, before);
    if (state.favourites !== before.favourites) store.dispatch(keepFavourites());
  });
  const hear = (event: StorageEvent) => {
    const isSignOut = event.key === null || (event.key.endsWith(tokenName) && event.newValue === null);
    if (isSignOut && store.getState().session.token) store.dispatch(sessionEnded());
  };
  window.addEventListener('storage', hear);
  return () => {
    stop();
    window.removeEventListener('storage', hear);
  };
}

function followSession(store: Store, { session }: State, before: State): void {
  const isAnotherPerson = before.session.user !== undefined && session.user?.id !== before.session.user.id;
  if (isAnotherPerson) storage.clearPersonal();
  keepSession(session);
  if (!isAnotherPerson) return;
  // Nothing of the person before may be seen by the next one: their answers go, the device's own list comes back.
  store.dispatch(api.util.resetApiState());
  store.dispatch(restoreFavourites());
}

/** Remembers the language of an address that says it. */
export const keepLanguage = (language: Language): void => {
  storage.write('language', language);
};
/** The language that this browser read last, for pages whose address has none. */
export const lastLanguage = () => storage.read('language', isLanguage);

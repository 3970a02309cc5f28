import type { Language } from '@porchlight/contracts';
import { api } from '../api/api.ts';
import { storeFavourites, restoreFavourites } from '../favourites/merge-favourites.ts';
import { sessionEnded, sessionRestored, type PermissionMap, type SessionState } from '../session/session-slice.ts';
import { isLanguage } from '../page/is-language.ts';
import { userStorageName, storage } from '../storage.ts';
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
const isPermissions = isObject as (value: unknown) => value is PermissionMap;

const day = 86_400_000;
/**
 * Maximum lifetime of a session (docs/rules/sessions.md#session-1-sessions-end-when-idle-and-after-a-maximum-lifetime).
 */
const tokenLifetime = { expiresIn: 30 * day };
const copyLifetime = { expiresIn: day };
/** Storage names of token and user. The other values of a user are stored under names with the user's id. */
const tokenName = 'user:token';
const userName = 'user:info';

/** Restores the session and then the favourites from the browser into the store. */
export function restore(store: Store): void {
  const token = storage.read(tokenName, isToken);
  const user = storage.read(userName, isUser);
  const permissions = user && storage.read(userStorageName(user.id, 'permissions'), isPermissions);
  store.dispatch(
    sessionRestored({
      ...(token ? { token } : {}),
      ...(token && user ? { user } : {}),
      ...(token && permissions ? { permissions } : {}),
    }),
  );
  store.dispatch(restoreFavourites());
}

function storeSession({ token, user, permissions }: SessionState, before: SessionState): void {
  if (!token) {
    storage.clearPersonal();
    return;
  }
  storage.write(tokenName, token, tokenLifetime);
  if (!user) return;
  if (user !== before.user) {
    // Without contact data. A form that sent a masked value by mistake would be refused, because it is invalid.
    storage.write(
      userName,
      { ...user, email: `${user.email[0]}•••`, phone: user.phone && '•••', pendingEmail: undefined },
      copyLifetime,
    );
  }
  if (permissions) storage.write(userStorageName(user.id, 'permissions'), permissions, copyLifetime);
}

/**
 * Persists changes of the store in the browser, and follows a logout in another tab. Returns a function that stops
 * both.
 */
export function persist(store: Store): () => void {
  let last: State = store.getState();
  const stop = store.subscribe(() => {
    const state = store.getState();
    const before = last;
    if (state === before) return;
    last = state;
    if (state.session !== before.session && state.session.isRestored) followSession(store, state, before);
    if (state.favourites !== before.favourites) store.dispatch(storeFavourites());
  });
  const onStorage = (event: StorageEvent) => {
    const isLogout = event.key === null || (event.key.endsWith(tokenName) && event.newValue === null);
    if (isLogout && store.getState().session.token) store.dispatch(sessionEnded());
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

function followSession(store: Store, { session }: State, before: State): void {
  const isDifferentUser = before.session.user !== undefined && session.user?.id !== before.session.user.id;
  if (isDifferentUser) storage.clearPersonal();
  storeSession(session, before.session);
  if (!isDifferentUser) return;
  // The next user must not see data of the previous one: drops API responses and restores the device's favourites.
  store.dispatch(api.util.resetApiState());
  store.dispatch(restoreFavourites());
}

/** Stores the language of an address that has one. */
export const storeLanguage = (language: Language): void => {
  storage.write('language', language);
};
/** Returns the language last used in this browser, for pages whose address has none. */
export const lastLanguage = () => storage.read('language', isLanguage);

import type { Login, LoginResponse, Registration } from '@porchlight/contracts/accounts';
import { api } from '../api/api.ts';
import type { ApiError } from '../api/request.ts';
import { mergeFavourites } from '../favourites/merge-favourites.ts';
import type { Thunk } from '../store/store.ts';
import {
  loginFailed,
  registerFailed,
  permissionsFailed,
  permissionsLoaded,
  loggedIn,
  userLoaded,
} from './session-slice.ts';

/** Stores token and user, then loads permissions and favourites. Runs after every call that logs a user in. */
export const beginSession =
  ({ tokenInfo, user }: LoginResponse): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(loggedIn({ token: tokenInfo.access_token, user }));
    dispatch(api.util.invalidateTags(['Session', 'Favourites']));
    await dispatch(loadPermissions());
    await dispatch(mergeFavourites());
  };

/** Logs in. Returns the error, or undefined on success. */
export const logIn =
  (body: Pick<Login, 'email' | 'password'> & { readonly otp?: string }): Thunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const response = await dispatch(api.endpoints.login.initiate({ body }));
    if (!response.data) {
      dispatch(loginFailed());
      return response.error as ApiError;
    }
    await dispatch(beginSession(response.data));
    return undefined;
  };

/** Creates a renter's account and logs in. Returns the error, or undefined on success. */
export const signUp =
  (body: Registration): Thunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const response = await dispatch(api.endpoints.register.initiate({ body }));
    if (!response.data) {
      dispatch(registerFailed());
      return response.error as ApiError;
    }
    await dispatch(beginSession(response.data));
    return undefined;
  };

/** Loads the permissions of the current user. */
export const loadPermissions = (): Thunk<Promise<void>> => async (dispatch) => {
  const response = await dispatch(
    api.endpoints.getUserPermissions.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  dispatch(response.data ? permissionsLoaded(response.data.permissions) : permissionsFailed());
};

/**
 * Revalidates the restored session at start: user, permissions and favourites
 * (docs/rules/favourites.md#fav-5-the-email-of-a-favourite-request-is-ignored-for-logged-in-users).
 */
export const refreshSession = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { token } = getState().session;
  if (!token) return;
  const response = await dispatch(
    api.endpoints.getMyUser.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (getState().session.token !== token) return;
  // the base query ends invalid sessions; an outage changes nothing
  if (!response.data) {
    dispatch(permissionsFailed());
    return;
  }
  dispatch(userLoaded(response.data.user));
  await dispatch(loadPermissions());
  await dispatch(mergeFavourites());
};

import type { Login, LoginAnswer, Registration } from '@porchlight/contracts/accounts';
import { api } from '../api/api.ts';
import type { ApiError } from '../api/request.ts';
import { mergeFavourites } from '../favourites/merge-favourites.ts';
import type { Thunk } from '../store/store.ts';
import {
  loginFailed,
  registerFailed,
  permissionsFailed,
  permissionsRead,
  signedIn,
  userRead,
} from './session-slice.ts';

/** Token and user stored, then permissions and My Picks: after every call that signs somebody in (product §4). */
export const beginSession =
  ({ tokenInfo, user }: LoginAnswer): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(signedIn({ token: tokenInfo.access_token, user }));
    dispatch(api.util.invalidateTags(['Session', 'Favourites']));
    await dispatch(readPermissions());
    await dispatch(mergeFavourites());
  };

/** Signs in. Gives the refusal, or nothing when it went well. */
export const signIn =
  (body: Pick<Login, 'email' | 'password'> & { readonly otp?: string }): Thunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const answer = await dispatch(api.endpoints.login.initiate({ body }));
    if (!answer.data) {
      dispatch(loginFailed());
      return answer.error as ApiError;
    }
    await dispatch(beginSession(answer.data));
    return undefined;
  };

/** Makes a renter's account, which is signed in at once. Gives the refusal, or nothing when it went well. */
export const signUp =
  (body: Registration): Thunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const answer = await dispatch(api.endpoints.register.initiate({ body }));
    if (!answer.data) {
      dispatch(registerFailed());
      return answer.error as ApiError;
    }
    await dispatch(beginSession(answer.data));
    return undefined;
  };

/** Reads what the signed-in person may do. */
export const readPermissions = (): Thunk<Promise<void>> => async (dispatch) => {
  const answer = await dispatch(
    api.endpoints.getUserPermissions.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  dispatch(answer.data ? permissionsRead(answer.data.permissions) : permissionsFailed());
};

/** At start: the browser's copy served the first paint, the server says what is true now (decisions 1.3). */
export const refreshSession = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { token } = getState().session;
  if (!token) return;
  const answer = await dispatch(api.endpoints.getMyUser.initiate(undefined, { subscribe: false, forceRefetch: true }));
  if (!answer.data || getState().session.token !== token) return; // dead sessions ended in the base query; an outage changes nothing
  dispatch(userRead(answer.data.user));
  await dispatch(readPermissions());
  await dispatch(mergeFavourites());
};

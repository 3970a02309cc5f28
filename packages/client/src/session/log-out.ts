import { api } from '../api/api.ts';
import type { ApiError } from '../api/request.ts';
import { flash } from '../notices/flash.ts';
import type { Thunk } from '../store/store.ts';
import { clientMessages } from '../messages/catalog.ts';
import { formatMessage } from '@porchlight/messages';
import { loggedOut } from './session-slice.ts';

/**
 * Logs out. Removes the user's data from this browser whatever the server responds, and shows an error with the
 * server's message.
 */
export const logOut = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const response = await dispatch(api.endpoints.logout.initiate());
  dispatch(loggedOut());
  const text = response.error
    ? (response.error as ApiError).message
    : formatMessage(clientMessages, getState().page.language, 'loggedOut');
  dispatch(flash({ type: response.error ? 'error' : 'success', text }));
};

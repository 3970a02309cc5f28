import { api } from '../api/api.ts';
import type { ApiError } from '../api/request.ts';
import { flash } from '../notices/flash.ts';
import type { Thunk } from '../store/store.ts';
import { clientWords } from '../words/catalogue.ts';
import { say } from '../words/say.ts';
import { sessionLeft } from './session-slice.ts';

/** Signs out. Whatever the server says, this browser forgets the person; a failure is told in the server's words (product §8). */
export const signOut = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const answer = await dispatch(api.endpoints.logout.initiate());
  dispatch(sessionLeft());
  const text = answer.error
    ? (answer.error as ApiError).message
    : say(clientWords, getState().page.language, 'loggedOut');
  dispatch(flash({ type: answer.error ? 'error' : 'success', text }));
};

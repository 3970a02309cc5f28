import type { Thunk } from '../store/store.ts';
import { clientMessages } from '../messages/catalog.ts';
import { formatMessage } from '@porchlight/messages';
import { toApiError, requestHeaders } from './base-query.ts';
import type { ApiError } from './request.ts';

/** Downloads a file from the API with the token of the session. Returns the file or the error. */
export const fetchFile =
  (path: string): Thunk<Promise<{ readonly file: Blob } | { readonly error: ApiError }>> =>
  async (_, getState) => {
    const state = getState();
    const errorMessage = (key: 'offline' | 'broken') => formatMessage(clientMessages, state.page.language, key);
    const response = await fetch(`/api${path}`, { headers: requestHeaders(state, { method: 'GET', path }) }).catch(
      () => undefined,
    );
    if (!response) return { error: { status: 0, code: 'no-answer', message: errorMessage('offline') } };
    return response.ok
      ? { file: await response.blob() }
      : { error: toApiError(response.status, await response.json().catch(() => undefined), errorMessage('broken')) };
  };

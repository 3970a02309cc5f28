import { formatMessage } from '@porchlight/messages';
import { clientMessages } from '../messages/catalog.ts';
import type { Thunk } from '../store/store.ts';
import { requestHeaders, toApiError } from './base-query.ts';
import type { ApiError } from './request.ts';

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Returns the headers of an API request that is not sent by the base query: an upload, whose body is a file. */
export const apiHeaders = (): Thunk<Record<string, string>> => (_, getState) =>
  requestHeaders(getState(), { method: 'POST', path: '' });

/** Returns the error of a response to such a request. Status 0 is a lost connection. */
export const apiErrorOf =
  (status: number, body: string): Thunk<ApiError> =>
  (_, getState) => {
    const { language } = getState().page;
    const fallback = formatMessage(clientMessages, language, status === 0 ? 'offline' : 'broken');
    return toApiError(status, parse(body), fallback);
  };

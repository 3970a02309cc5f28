import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { flash } from '../notices/flash.ts';
import { sessionEnded } from '../session/session-slice.ts';
import { clientMessages } from '../messages/catalog.ts';
import { formatMessage } from '@porchlight/messages';
import { cacheResponse, readCachedResponse } from './cached-responses.ts';
import type { ApiError, ApiRequest } from './request.ts';
import type { RequestState, Services } from './services.ts';

/** Options of one endpoint beyond a single page: caching across page loads, and completion after the page is left. */
export interface EndpointOptions {
  /** Caches the response in the browser for 48 hours under the content version. */
  readonly isGlobalContent?: boolean;
  /** Sends the request with `keepalive`, so that it completes after the page is unloaded. */
  readonly outlivesPage?: boolean;
}
export type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, EndpointOptions>;

/** Returns the headers of an API request: language, bearer token, content type. */
export const requestHeaders = ({ session, page }: RequestState, request: ApiRequest): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': page.language,
  'X-Requested-With': 'XMLHttpRequest',
  ...(session.token ? { Authorization: `Bearer ${session.token}` } : {}),
  ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Converts an error response into an `ApiError`, whatever its body contains. */
export function toApiError(status: number, body: unknown, fallback: string): ApiError {
  const { message, code, errors, reference } = isObject(body) ? body : {};
  return {
    status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message ? message : fallback,
    ...(isObject(errors) ? { errors: errors as NonNullable<ApiError['errors']> } : {}),
    ...(typeof reference === 'string' ? { reference } : {}),
  };
}

// Only the seconds form of `Retry-After` is supported; a date is ignored.
const parseRetryAfter = (seconds: string | null | undefined) =>
  Number(seconds) > 0 ? { retryAfter: Number(seconds) } : {};
const parseJson = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
};

/**
 * Base query of the API: the only browser code that sends API requests. Sets no timeout, because the gateway enforces
 * the deadlines.
 */
export const baseQuery: BaseQuery = async (request, queryApi, options) => {
  const state = queryApi.getState() as RequestState;
  const isCached = options?.isGlobalContent === true && request.method === 'GET';
  const cached = isCached ? readCachedResponse(state.content.version, request.path) : undefined;
  if (cached !== undefined) return { data: cached };
  const response = await send(request, queryApi, options);
  if (isCached && 'data' in response) cacheResponse(state.content.version, request.path, response.data);
  return response;
};

const keepaliveOf = ({ outlivesPage }: EndpointOptions) => (outlivesPage ? { keepalive: true } : {});
const bodyOf = ({ body }: ApiRequest) => (body === undefined ? {} : { body: JSON.stringify(body) });

async function send(
  request: ApiRequest,
  { getState, dispatch, extra, signal }: BaseQueryApi,
  options: EndpointOptions = {},
): Promise<{ data: unknown } | { error: ApiError }> {
  const state = getState() as RequestState;
  const errorMessage = (key: 'offline' | 'broken' | 'sessionOver') =>
    formatMessage(clientMessages, state.page.language, key);
  const response = await (extra as Services)
    .send(request.path, {
      method: request.method,
      headers: requestHeaders(state, request),
      signal,
      ...keepaliveOf(options),
      ...bodyOf(request),
    })
    .catch(() => undefined);
  if (!response) return { error: { status: 0, code: 'no-answer', message: errorMessage('offline') } };
  const body = parseJson(response.body);
  if (response.status >= 200 && response.status < 300 && body !== undefined) return { data: body };
  const error = {
    ...toApiError(response.status, body, errorMessage('broken')),
    ...parseRetryAfter(response.retryAfter),
  };
  // Only a GET answered with 401 "Unauthenticated." ends the session; a response to an older token is ignored.
  const isCurrentToken = (getState() as RequestState).session.token === state.session.token;
  if (request.method === 'GET' && error.status === 401 && error.message === 'Unauthenticated.' && isCurrentToken) {
    dispatch(sessionEnded());
    dispatch(flash({ type: 'warning', text: errorMessage('sessionOver') }));
  }
  return { error };
}

import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { flash } from '../notices/flash.ts';
import { sessionEnded } from '../session/session-slice.ts';
import { clientWords } from '../words/catalogue.ts';
import { say } from '../words/say.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import type { ApiError, ApiRequest } from './request.ts';
import type { RequestState, Services } from './services.ts';

/** How an endpoint's answers are kept beyond the page. */
export interface KeepOptions {
  /** Kept in the browser for 48 hours under the content version (product §9). */
  readonly isGlobalContent?: boolean;
  /** The call goes on when the page is left. */
  readonly outlivesPage?: boolean;
}
export type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, KeepOptions>;

/** The headers of every call. */
export const headersOf = ({ session, page }: RequestState, request: ApiRequest): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': page.language,
  'X-Requested-With': 'XMLHttpRequest',
  ...(session.token ? { Authorization: `Bearer ${session.token}` } : {}),
  ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A refusal in one shape, whatever stood in its body. */
export function errorOf(status: number, body: unknown, fallback: string): ApiError {
  const { message, code, errors, reference } = isObject(body) ? body : {};
  return {
    status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message ? message : fallback,
    ...(isObject(errors) ? { errors: errors as NonNullable<ApiError['errors']> } : {}),
    ...(typeof reference === 'string' ? { reference } : {}),
  };
}

// A date, or nothing, says nothing here.
const waitOf = (seconds: string | null | undefined) => (Number(seconds) > 0 ? { retryAfter: Number(seconds) } : {});
const parse = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
};

/** The only place of the browser that talks to the API. It knows no deadline: the gateway holds them (product §9). */
export const baseQuery: BaseQuery = async (request, queryApi, options) => {
  const state = queryApi.getState() as RequestState;
  const isKept = options?.isGlobalContent === true && request.method === 'GET';
  const kept = isKept ? keptAnswer(state.content.version, request.path) : undefined;
  if (kept !== undefined) return { data: kept };
  const answer = await send(request, queryApi, options);
  if (isKept && 'data' in answer) keepAnswer(state.content.version, request.path, answer.data);
  return answer;
};

const keepaliveOf = ({ outlivesPage }: KeepOptions) => (outlivesPage ? { keepalive: true } : {});
const bodyOf = ({ body }: ApiRequest) => (body === undefined ? {} : { body: JSON.stringify(body) });

async function send(
  request: ApiRequest,
  { getState, dispatch, extra, signal }: BaseQueryApi,
  options: KeepOptions = {},
): Promise<{ data: unknown } | { error: ApiError }> {
  const state = getState() as RequestState;
  const words = (key: 'offline' | 'broken' | 'sessionOver') => say(clientWords, state.page.language, key);
  const answer = await (extra as Services)
    .send(request.path, {
      method: request.method,
      headers: headersOf(state, request),
      signal,
      ...keepaliveOf(options),
      ...bodyOf(request),
    })
    .catch(() => undefined);
  if (!answer) return { error: { status: 0, code: 'no-answer', message: words('offline') } };
  const body = parse(answer.body);
  if (answer.status >= 200 && answer.status < 300 && body !== undefined) return { data: body };
  const error = { ...errorOf(answer.status, body, words('broken')), ...waitOf(answer.retryAfter) };
  // Only this very message on a GET ends a session (product §8); an answer to an older token says nothing about the present one.
  const isPresent = (getState() as RequestState).session.token === state.session.token;
  if (request.method === 'GET' && error.status === 401 && error.message === 'Unauthenticated.' && isPresent) {
    dispatch(sessionEnded());
    dispatch(flash({ type: 'warning', text: words('sessionOver') }));
  }
  return { error };
}

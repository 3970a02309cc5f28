import type { ApiError, PageFailure, State } from '@porchlight/client';

const errorsIn = ({ api }: State): ApiError[] =>
  Object.values(api.queries).flatMap((query) => (query?.error === undefined ? [] : [query.error as ApiError]));

/** Returns why a page failed: 500 with the error reference, or 503 when a service is temporarily unavailable. */
export function failureOf(state: State, path: string): PageFailure {
  const errors = errorsIn(state);
  const broken = errors.find(({ status }) => status === 500);
  if (broken) return { path, status: 500, ...(broken.reference ? { reference: broken.reference } : {}) };
  return { path, status: errors.some(({ status }) => status === 429 || status > 500) ? 503 : 500 };
}

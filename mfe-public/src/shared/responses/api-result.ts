import type { ApiError } from '@porchlight/client';

/** Result of an RTK Query `initiate` call. */
interface ApiResult<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}
/** Returns the API error of a call, if it failed. */
export const apiErrorOf = (result: { readonly error?: unknown }): ApiError | undefined =>
  result.error as ApiError | undefined;

// 422: the path is malformed, so no page can exist there.
const notFoundStatuses = new Set<number | undefined>([404, 410, 422]);
/** Returns whether a call failed because its resource does not exist (404, 410 or 422). */
export const isNotFound = (error: unknown): boolean => notFoundStatuses.has((error as ApiError | undefined)?.status);

/**
 * Returns the data of a call, or undefined when the resource does not exist; throws on other errors, so that the screen
 * shows its error state.
 */
export function dataOrThrow<T>(result: ApiResult<T>): T | undefined {
  const apiError = apiErrorOf(result);
  if (apiError && !isNotFound(apiError)) throw new Error(apiError.message);
  return result.data;
}

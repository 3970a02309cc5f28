import type { ApiError } from '@porchlight/client';

/** What `initiate` answers. */
interface Asked<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}
/** The refusal of a call, if it was refused. */
export const refusalOf = (asked: { readonly error?: unknown }): ApiError | undefined =>
  asked.error as ApiError | undefined;

// 422: no page has an address that is written so.
const missing = new Set<number | undefined>([404, 410, 422]);
/** Whether a call was refused because what the address names is not there. */
export const isMissing = (error: unknown): boolean => missing.has((error as ApiError | undefined)?.status);

/** An answer, or undefined for what is not there; other failures are thrown, and the screen draws its error state. */
export function foundOrThrow<T>(asked: Asked<T>): T | undefined {
  const refusal = refusalOf(asked);
  if (refusal && !isMissing(refusal)) throw new Error(refusal.message);
  return asked.data;
}

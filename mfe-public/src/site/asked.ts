import type { ApiError } from '@porchlight/client';

/** What `initiate` answers. */
interface Asked<T> { readonly data?: T | undefined; readonly error?: unknown }
/** The refusal of a call, if it was refused. */
export const refusalOf = (asked: { readonly error?: unknown }): ApiError | undefined => asked.error as ApiError | undefined;

/** An answer, or undefined for what is not there (404, 410); other failures are thrown, and the screen draws its error state. */
export function foundOrThrow<T>(asked: Asked<T>): T | undefined {
  const refusal = refusalOf(asked);
  if (refusal && refusal.status !== 404 && refusal.status !== 410) throw new Error(refusal.message);
  return asked.data;
}

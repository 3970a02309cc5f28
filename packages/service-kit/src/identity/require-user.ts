import type { Caller } from '@porchlight/contracts';

/**
 * Returns the user id of a caller. Throws an error for a guest or a service, which the access rule of the route must
 * not let through.
 */
export function requireUser({ userId }: Caller): string {
  if (userId === undefined) throw new Error('the access rule of this route lets callers without a user through');
  return userId;
}

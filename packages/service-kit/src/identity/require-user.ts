import type { Caller } from '@porchlight/contracts';
import { unauthenticated } from '../http/problem.ts';

/** Returns the user id of a caller; throws 401 for a guest or a service. The route's access rule checks the role. */
export function requireUser({ userId }: Caller): string {
  if (userId === undefined) throw unauthenticated();
  return userId;
}

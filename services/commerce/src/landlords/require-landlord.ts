import type { Caller } from '@porchlight/contracts';
import { unauthenticated } from '@porchlight/service-kit';

/** Returns the user id of a caller; throws 401 for a guest. The route's access rule has already checked the role. */
export function requireLandlord({ userId }: Caller): string {
  if (userId === undefined) throw unauthenticated();
  return userId;
}

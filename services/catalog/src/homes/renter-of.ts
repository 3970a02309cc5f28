import type { Caller } from '@porchlight/contracts';
import { unauthenticated } from '@porchlight/service-kit';

/** Whose list a call of a renter is about. The declared access let a person through; whoever is none has no list. */
export function renterOf({ userId }: Caller): string {
  if (userId === undefined) throw unauthenticated();
  return userId;
}

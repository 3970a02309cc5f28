import { createHash } from 'node:crypto';
import type { Caller } from '@porchlight/contracts';
import type { Client } from '@porchlight/service-kit';

/** What stands for a visitor of today: a session, a device, else an address and browser. A hash, so that nobody can be read from it. */
export function visitorOf({ sessionId, device }: Caller, { ip, userAgent }: Client, day: string): string {
  const who = sessionId ?? device ?? `${ip} ${userAgent}`;
  return createHash('sha256').update(`${day} ${who}`).digest('base64url');
}

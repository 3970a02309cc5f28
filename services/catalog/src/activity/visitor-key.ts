import { createHash } from 'node:crypto';
import type { Caller } from '@porchlight/contracts';
import type { Client } from '@porchlight/service-kit';

/**
 * Returns the visitor key of a day: a SHA-256 hash of the session, else of the device, else of IP address and user
 * agent. The visitor cannot be identified from it.
 */
export function visitorKey({ sessionId, device }: Caller, { ip, userAgent }: Client, day: string): string {
  const identity = sessionId ?? device ?? `${ip} ${userAgent}`;
  return createHash('sha256').update(`${day} ${identity}`).digest('base64url');
}

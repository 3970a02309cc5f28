import { normalizeEmail } from '@porchlight/service-kit';
import { createHash } from 'node:crypto';

/** Returns the SHA-256 hash of a normalized address, so that counters do not store what people typed. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(normalizeEmail(email)).digest('base64url');

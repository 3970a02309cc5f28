import { plainEmail } from '@porchlight/service-kit';
import { createHash } from 'node:crypto';

/** What counters know of an address: their tables must not become a list of what people typed. */
export const emailHash = (email: string): string => createHash('sha256').update(plainEmail(email)).digest('base64url');

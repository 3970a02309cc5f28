import { createHash } from 'node:crypto';

/** An address as we keep and compare it: one form of each letter, in lower case. */
export const plainEmail = (email: string): string => email.normalize('NFKC').toLowerCase();
/** What counters know of an address: their tables must not become a list of what people typed. */
export const emailHash = (email: string): string => createHash('sha256').update(plainEmail(email)).digest('base64url');
/** `a•••@example.com`: enough for its owner to know it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

import type { Caller } from '@porchlight/contracts';
import { normalizeEmail } from '@porchlight/service-kit';

const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Normalizes an address as its mail provider does: lower case, and for Gmail without dots and plus suffix. */
export function normalizedAddress(email: string): string {
  const plain = normalizeEmail(email);
  const [name = '', domain = ''] = plain.split('@');
  return gmailDomains.has(domain) ? `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com` : plain;
}

/** Sender of an inquiry: the normalized address, and the account of a logged-in renter. */
export interface Writer {
  readonly address: string;
  readonly userId: string | undefined;
  /** Whether the renter's email address is verified. */
  readonly isVerified: boolean;
}
/** Returns the sender of an inquiry; a logged-in account that is not a renter writes as a guest. */
export function writerOf(email: string, { userId, roles, permissions }: Caller): Writer {
  const isRenter = userId !== undefined && roles.includes('renter');
  return {
    address: normalizedAddress(email),
    userId: isRenter ? userId : undefined,
    isVerified: isRenter && permissions.includes('viewMyInquiries'),
  };
}

/**
 * Returns the key that identifies a writer. A renter who writes under an address that is not known as theirs gets a key
 * of their own, and shares no thread with the owner of the address.
 */
export const writerKey = (address: string, unverifiedUserId?: string): string =>
  unverifiedUserId === undefined ? address : `${address} ${unverifiedUserId}`;

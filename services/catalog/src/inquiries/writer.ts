import type { Caller } from '@porchlight/contracts';
import { normalizeMailbox } from '@porchlight/service-kit';

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
    address: normalizeMailbox(email),
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

/**
 * Returns the key of the inquiries that guests send under an address whose account proved it. Each has a thread of its
 * own until the mailbox confirms it.
 */
export const guestWriterKey = (address: string): string => `${address} guest`;
/** Returns the address in a writer's key. */
export const addressOfKey = (key: string): string => key.split(' ')[0] ?? '';

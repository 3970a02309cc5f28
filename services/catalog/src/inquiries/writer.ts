import type { Caller } from '@porchlight/contracts';
import { plainEmail } from '@porchlight/service-kit';

const foldedDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** An address as its mail service counts it: in lower case, and of Gmail without dots and without what follows a plus. */
export function foldedAddress(email: string): string {
  const plain = plainEmail(email);
  const [name = '', domain = ''] = plain.split('@');
  return foldedDomains.has(domain) ? `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com` : plain;
}

/** Who writes: the address it counts as, and the renter who is signed in. */
export interface Writer {
  readonly address: string;
  readonly userId: string | undefined;
  /** Somebody whose address is proved. */
  readonly isVerified: boolean;
}
/** Somebody signed in who is no renter writes as a guest does. */
export function writerOf(email: string, { userId, roles, permissions }: Caller): Writer {
  const isRenter = userId !== undefined && roles.includes('renter');
  return {
    address: foldedAddress(email),
    userId: isRenter ? userId : undefined,
    isVerified: isRenter && permissions.includes('viewMyInquiries'),
  };
}

/** Whom an inquiry counts as. A renter under an address that is not known as theirs shares nothing with whoever has it. */
export const writerKey = (address: string, strangerId?: string): string =>
  strangerId === undefined ? address : `${address} ${strangerId}`;

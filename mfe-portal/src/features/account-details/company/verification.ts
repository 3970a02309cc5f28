import type { Company } from '@porchlight/contracts/accounts';

// docs/rules/accounts.md#account-4-companies-have-a-verification-level-from-0-to-3
const minVerifiedLevel = 2;

/** Returns whether the identity of a company is verified, and its details therefore read-only. */
export const isVerified = ({ verifiedLevel }: Company): boolean => verifiedLevel >= minVerifiedLevel;

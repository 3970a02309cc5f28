import type { OverviewDay } from '@porchlight/contracts/commerce';

/** Returns the deferred revenue at the end of a day, in cents; undefined if it was not recorded. */
export const deferredOf = ({ deferredCreditsCents, deferredMembershipsCents }: OverviewDay): number | undefined =>
  deferredCreditsCents === undefined ? undefined : deferredCreditsCents + (deferredMembershipsCents ?? 0);

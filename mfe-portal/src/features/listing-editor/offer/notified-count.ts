import type { LeadCounts } from '@porchlight/contracts/catalog';

/** Returns how many leads are neither closed by a lease nor lost: they wait for news of the home. */
export const notifiedCount = ({ open, leased, lost }: LeadCounts): number => open - leased - lost;

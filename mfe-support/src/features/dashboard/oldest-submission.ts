import { reviewRisks, type PendingListings } from '@porchlight/contracts/catalog';

/**
 * Returns when the listing that has waited longest was submitted, from the first page of the queue; undefined if it may
 * be on a later page: high risks come first, whatever their age.
 */
export function oldestSubmission({ listings, pagination }: PendingListings): string | undefined {
  const isOnPage = listings.length >= pagination.total || listings.some(({ risk }) => risk < reviewRisks.high);
  if (!isOnPage) return undefined;
  return listings.map(({ submittedAt }) => submittedAt).sort((a, b) => Date.parse(a) - Date.parse(b))[0];
}

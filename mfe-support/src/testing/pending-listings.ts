import type { PendingListing, PendingListings } from '@porchlight/contracts/catalog';

/** Returns a pending listing with a low risk. */
export const aPendingListing = (given: Partial<PendingListing> = {}): PendingListing => ({
  id: 'abcdefghij',
  title: 'Bright home near the park',
  lang: 'en',
  address: '67 Sorauren Ave',
  city: 'Toronto',
  province: 'ON',
  company: 'Maple Homes',
  submittedAt: '2026-11-21T09:00:00.000Z',
  risk: 10,
  isFirst: false,
  ...given,
});

/** Returns the first page of the queue. */
export const pendingPage = (
  listings: readonly PendingListing[],
  pagination: Partial<PendingListings['pagination']> = {},
): PendingListings => ({
  listings: [...listings],
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: listings.length },
    total: listings.length,
    more: false,
    numOfListingsFromPageOne: listings.length,
    endOfListings: true,
    ...pagination,
  },
});

import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

const pendingTag = { type: 'Resource', id: 'pending-listings' } as const;
const decides = { invalidates: [pendingTag] } as const;

/** Calls of the listings that wait for review, and of the decisions about them. */
export const reviewCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPendingListings: queryOf(build, catalog.listPendingListings, { provides: [pendingTag] }),
    // A decision is based on the version that its reader saw, not on a copy of an earlier visit.
    getReviewedListing: queryOf(build, catalog.getReviewedListing, { keepUnusedDataFor: 0 }),
    approveListing: mutationOf(build, catalog.approveListing, decides),
    requestListingChanges: mutationOf(build, catalog.requestListingChanges, decides),
    rejectListing: mutationOf(build, catalog.rejectListing, decides),
  }),
});

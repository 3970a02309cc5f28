import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';

const queueTag = { type: 'Resource', id: 'reported-listings' } as const;
const refundTag = { type: 'Resource', id: 'listing-refunds' } as const;
const decides = { invalidates: [queueTag] } as const;

/** Calls of reported listings, and of the decisions about them. */
export const reportCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listReportedListings: queryOf(build, catalog.listReportedListings, { provides: [queueTag] }),
    // A decision is based on the reports that its reader saw, not on a copy of an earlier visit.
    getReportedListing: queryOf(build, catalog.getReportedListing, { keepUnusedDataFor: 0 }),
    getReportedChanges: queryOf(build, catalog.getReportedChanges, { keepUnusedDataFor: 0 }),
    listSamePhotoListings: queryOf(build, catalog.listSamePhotoListings, { keepUnusedDataFor: 0 }),
    getLandlordHistory: queryOf(build, catalog.getLandlordHistory, { keepUnusedDataFor: 0 }),
    claimReportedListing: mutationOf(build, catalog.claimReportedListing, decides),
    decideReportedListing: mutationOf(build, catalog.decideReportedListing, decides),
    correctReportedListing: mutationOf(build, catalog.correctReportedListing, decides),
    getListingRefunds: queryOf(build, commerce.getListingRefunds, { keepUnusedDataFor: 0, provides: [refundTag] }),
    refundReportedListing: mutationOf(build, catalog.refundReportedListing, { invalidates: [queueTag, refundTag] }),
    holdReportedListing: mutationOf(build, catalog.holdReportedListing, decides),
    endStealthHold: mutationOf(build, catalog.endStealthHold, decides),
    askLandlord: mutationOf(build, catalog.askLandlord, decides),
    undoReportDismissal: mutationOf(build, catalog.undoReportDismissal, decides),
    decideReportAppeal: mutationOf(build, catalog.decideReportAppeal, decides),
  }),
});

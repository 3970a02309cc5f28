import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

const mergesTag = { type: 'Resource', id: 'listing-merges' } as const;
const reads = { provides: [mergesTag], keepUnusedDataFor: 0 } as const;
const changes = { invalidates: [mergesTag] } as const;

/** Calls of merges of listings. */
export const mergeListingsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listMergeCandidates: queryOf(build, catalog.listMergeCandidates, reads),
    listListingMerges: queryOf(build, catalog.listListingMerges, reads),
    previewListingMerge: mutationOf(build, catalog.previewListingMerge),
    mergeListings: mutationOf(build, catalog.mergeListings, changes),
    undoListingMerge: mutationOf(build, catalog.undoListingMerge, changes),
  }),
});

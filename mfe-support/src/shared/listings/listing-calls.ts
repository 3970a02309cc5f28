import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls of the lists and the search of listings. */
export const listingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportListings: queryOf(build, catalog.listSupportListings),
    searchSupportListings: queryOf(build, catalog.searchSupportListings, { keepUnusedDataFor: 0 }),
  }),
});

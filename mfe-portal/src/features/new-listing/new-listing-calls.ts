import { api, mutationOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls that create the draft of a listing. */
export const newListingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    createListing: mutationOf(build, catalog.createListing),
    registerListing: mutationOf(build, catalog.registerListing),
  }),
});

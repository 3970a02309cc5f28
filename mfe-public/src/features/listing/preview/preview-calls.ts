import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls of a page that is not public. Nothing is stored once it is closed: the listing changes in another tab. */
export const previewCalls = api.injectEndpoints({
  endpoints: (build) => ({
    previewOwnListing: queryOf(build, catalog.previewOwnListing, { keepUnusedDataFor: 0 }),
    previewListing: queryOf(build, catalog.previewListing, { keepUnusedDataFor: 0 }),
  }),
});

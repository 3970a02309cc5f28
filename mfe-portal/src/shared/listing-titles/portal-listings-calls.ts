import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of the landlord's listings that several screens make. */
export const portalListingsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPortalListings: queryOf(build, catalog.listPortalListings),
    getListingTitles: queryOf(build, catalog.getListingTitles),
    // For this time a change shows before catalog's copy follows (current-states.ts).
    getListingCosts: queryOf(build, commerce.getListingCosts, { keepUnusedDataFor: 60 }),
  }),
});

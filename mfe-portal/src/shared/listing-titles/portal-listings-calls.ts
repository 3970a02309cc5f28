import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls of the landlord's listings that several screens make. */
export const portalListingsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPortalListings: queryOf(build, catalog.listPortalListings),
    getListingTitles: queryOf(build, catalog.getListingTitles),
  }),
});

import { api, mutationOf } from '@porchlight/client';
import { refreshListing } from '@porchlight/contracts/catalog';

/** Call that confirms a listing, from the list and from its editor. */
export const listingExpiryCalls = api.injectEndpoints({
  endpoints: (build) => ({ refreshListing: mutationOf(build, refreshListing) }),
});

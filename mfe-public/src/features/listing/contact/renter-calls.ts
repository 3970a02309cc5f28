import { api, queryOf } from '@porchlight/client';
import { getFavouriteListing, listInquiriesOnListing } from '@porchlight/contracts/catalog';

/**
 * Calls for what a renter has already done about a listing. They are bundled with the parts that are loaded on demand.
 */
export const { useListInquiriesOnListingQuery, useGetFavouriteListingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listInquiriesOnListing: queryOf(build, listInquiriesOnListing, { provides: ['Inquiries'] }),
    getFavouriteListing: queryOf(build, getFavouriteListing, { keepUnusedDataFor: 0 }),
  }),
});

import { api, queryOf } from '@porchlight/client';
import { getFavouriteMarkers, listGuestFavourites } from '@porchlight/contracts/catalog';

/** API endpoints that only the favourites of a visitor need. */
export const picksCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getFavouriteMarkers: queryOf(build, getFavouriteMarkers),
    listGuestFavourites: queryOf(build, listGuestFavourites),
  }),
});

import type { ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { ownListingCalls } from '../own-listing-calls.ts';

/** What is stored now, or why it could not be loaded. */
export type Current = { readonly current: OwnListing } | { readonly error: ApiError };

/** Returns the functions that replace the loaded listing, and that load what is stored now. */
export function useLoadedListing() {
  const dispatch = useDispatch();
  const { getOwnListing } = ownListingCalls.endpoints;
  return {
    replace: (listing: OwnListing) => {
      const { id } = listing;
      dispatch(ownListingCalls.util.updateQueryData('getOwnListing', { params: { id } }, () => ({ listing })));
    },
    /** An `ApiError` of a conflict has no `current`: the stored listing is requested. */
    loadCurrent: async (id: string): Promise<Current> => {
      const { data, error } = await dispatch(
        getOwnListing.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
      );
      // A failed refetch retains the earlier data.
      return data && !error ? { current: data.listing } : { error: error as ApiError };
    },
  };
}

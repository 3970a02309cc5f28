import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { editorMessages } from '../messages/catalog.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import type { ListingChanges } from './listing-values.ts';

/** Result of a save: the stored listing, what was stored meanwhile instead, or why it failed. */
export type Saved = { readonly listing: OwnListing } | { readonly current: OwnListing } | { readonly error: ApiError };

/** Returns the function that saves changes of a listing, based on its version. */
export function useSave(): (base: OwnListing, changes: ListingChanges) => Promise<Saved> {
  const t = useMessages(editorMessages);
  const dispatch = useDispatch();
  const [change] = ownListingCalls.useChangeOwnListingMutation();
  const { getOwnListing } = ownListingCalls.endpoints;
  return async ({ id, version }, changes) => {
    const { data, error } = await change({ body: { id, version, ...changes } });
    if (data) {
      dispatch(ownListingCalls.util.updateQueryData('getOwnListing', { params: { id } }, () => data));
      dispatch(flash({ type: 'success', text: t(data.listing.isLive ? 'savedLive' : 'saved') }));
      return data;
    }
    const failure = error as ApiError;
    if (failure.code !== 'version-conflict') return { error: failure };
    // An `ApiError` has no `current`: the stored listing is requested.
    const { data: current, error: unread } = await dispatch(
      getOwnListing.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    );
    // A failed refetch retains the earlier data.
    return current && !unread ? { current: current.listing } : { error: unread as ApiError };
  };
}

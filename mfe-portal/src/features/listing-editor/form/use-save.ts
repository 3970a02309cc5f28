import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { editorMessages } from '../messages/catalog.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import type { ListingChanges } from './listing-values.ts';
import { useLoadedListing, type Current } from './use-loaded-listing.ts';

/** Result of a change: the stored listing, what was stored meanwhile instead, or why it failed. */
export type Saved = { readonly listing: OwnListing } | Current;

/** Returns the function that saves changes of a listing, based on its version. */
export function useSave(): (base: OwnListing, changes: ListingChanges) => Promise<Saved> {
  const t = useMessages(editorMessages);
  const dispatch = useDispatch();
  const [change] = ownListingCalls.useChangeOwnListingMutation();
  const { replace, loadCurrent } = useLoadedListing();
  return async ({ id, version }, changes) => {
    const { data, error } = await change({ body: { id, version, ...changes } });
    if (data) {
      replace(data.listing);
      dispatch(flash({ type: 'success', text: t(data.listing.isLive ? 'savedLive' : 'saved') }));
      return data;
    }
    const failure = error as ApiError;
    return failure.code === 'version-conflict' ? loadCurrent(id) : { error: failure };
  };
}

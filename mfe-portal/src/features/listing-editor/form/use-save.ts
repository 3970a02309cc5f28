import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { editorMessages } from '../messages/catalog.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import type { ListingChanges } from './listing-values.ts';
import { useLoadedListing, type Current } from './use-loaded-listing.ts';

/** Result of a change: the stored listing, what was stored meanwhile instead, or why it failed. */
export type Saved = { readonly listing: OwnListing } | Current;
type Save = (base: OwnListing, changes: ListingChanges) => Promise<Saved>;

/** Returns the function that sends changes of a listing, based on its version. */
export function useSendChanges(): Save {
  const [change] = ownListingCalls.useChangeOwnListingMutation();
  const { replace, loadCurrent } = useLoadedListing();
  return async ({ id, version }, changes) => {
    const { data, error } = await change({ body: { id, version, ...changes } });
    if (data) {
      replace(data.listing);
      return data;
    }
    const failure = error as ApiError;
    return failure.code === 'version-conflict' ? loadCurrent(id) : { error: failure };
  };
}

/** Returns the function that sends changes of a listing, and reports that they are saved. */
export function useSave(): Save {
  const t = useMessages(editorMessages);
  const dispatch = useDispatch();
  const send = useSendChanges();
  return async (base, changes) => {
    const saved = await send(base, changes);
    if ('listing' in saved) dispatch(flash({ type: 'success', text: t(saved.listing.isLive ? 'savedLive' : 'saved') }));
    return saved;
  };
}

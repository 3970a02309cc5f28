import type { ApiError } from '@porchlight/client';
import type { OwnListing, OwnListingResponse } from '@porchlight/contracts/catalog';
import { useLoadedListing } from '../form/use-loaded-listing.ts';
import type { Saved } from '../form/use-save.ts';

/** Errors after which the stored listing is loaded: it is not the one that the form shows. */
const outdatedKinds: Readonly<Record<string, 'incomplete' | 'outdated'>> = {
  'listing-incomplete': 'incomplete',
  'version-conflict': 'outdated',
  'state-refused': 'outdated',
};

/** What a transition returned; `kind` is why the stored listing is another one. */
export type SentTransition = Saved & { readonly kind?: 'incomplete' | 'outdated' | undefined };
type Response = { readonly data: OwnListingResponse } | { readonly data?: undefined; readonly error: unknown };

/**
 * Returns the function that moves a listing to another state by a call, and loads what is stored if that was refused.
 */
export function useSendTransition() {
  const { replace, loadCurrent } = useLoadedListing();
  return async ({ id }: OwnListing, request: PromiseLike<Response>): Promise<SentTransition> => {
    const response = await request;
    if (response.data) {
      replace(response.data.listing);
      return response.data;
    }
    const refused = response.error as ApiError;
    const kind = outdatedKinds[refused.code];
    return kind ? { ...(await loadCurrent(id)), kind } : { error: refused };
  };
}

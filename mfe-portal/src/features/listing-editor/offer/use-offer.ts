import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useLoadedListing } from '../form/use-loaded-listing.ts';
import type { Saved } from '../form/use-save.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ownListingCalls } from '../own-listing-calls.ts';

/** What a landlord does with the offer of a home: takes it off the market, or offers it again. */
export type OfferChange = 'rented' | 'reopened';
/** Why the last change was not made: the listing was changed meanwhile, or another reason. */
export type OfferFailure = { readonly kind: 'outdated' } | { readonly kind: 'other'; readonly message: string };

/** Errors of a request that is based on an old state. */
const outdatedCodes: ReadonlySet<string> = new Set(['version-conflict', 'state-refused']);

/** Returns the function that sends a change, based on the version of the stored listing. */
function useSend(): (change: OfferChange, base: OwnListing) => Promise<Saved> {
  const [markRented] = ownListingCalls.useMarkListingRentedMutation();
  const [reopen] = ownListingCalls.useReopenListingMutation();
  const { replace, loadCurrent } = useLoadedListing();
  return async (change, { id, version }) => {
    const request = { params: { id }, body: { version } };
    const { data, error } = await (change === 'rented' ? markRented(request) : reopen(request));
    if (data) {
      replace(data.listing);
      return data;
    }
    const failure = error as ApiError;
    return outdatedCodes.has(failure.code) ? loadCurrent(id) : { error: failure };
  };
}

/** Returns the function that shows the result of a change, also in the list of the listings. */
function useShowResult() {
  const t = useMessages(editorMessages);
  const dispatch = useDispatch();
  return (change: OfferChange, { id }: OwnListing) => {
    // Commerce turns the listing off: what it reported before would show it as live once it is offered again.
    dispatch(
      portalListingsCalls.util.updateQueryData('getListingCosts', { params: { id } }, (costs) => {
        Object.assign(costs, { enabled: false, featured: false });
      }),
    );
    dispatch(flash({ type: 'success', text: t(`offerDone.${change}`) }));
  };
}

/** Returns the function that changes the offer of the listing of a form. What was typed stays. */
export function useOffer(form: ListingForm) {
  const send = useSend();
  const showResult = useShowResult();
  const [pending, setPending] = useState<OfferChange>();
  const [failure, setFailure] = useState<OfferFailure>();
  return {
    /** The change that is being sent. */
    pending,
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Resolves to whether the form shows what is stored now. */
    change: async (change: OfferChange): Promise<boolean> => {
      setFailure(undefined);
      setPending(change);
      const saved = await form.runBusy(() => send(change, form.stored));
      setPending(undefined);
      if ('error' in saved) {
        setFailure({ kind: 'other', message: saved.error.message });
        return false;
      }
      if ('listing' in saved) showResult(change, saved.listing);
      else setFailure({ kind: 'outdated' });
      form.rebase('listing' in saved ? saved.listing : saved.current);
      return true;
    },
  };
}

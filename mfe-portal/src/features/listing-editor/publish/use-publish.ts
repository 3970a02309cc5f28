import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useLoadedListing } from '../form/use-loaded-listing.ts';
import type { Saved } from '../form/use-save.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import { publishMessages } from './messages/catalog.ts';

/** Why a listing was not published: something is missing, it was changed meanwhile, or another reason. */
export type PublishFailure =
  { readonly kind: 'incomplete' | 'outdated' } | { readonly kind: 'other'; readonly message: string };

/** Errors after which the stored listing is loaded: it is not the one that the form shows. */
const failureKinds: Readonly<Record<string, 'incomplete' | 'outdated'>> = {
  'listing-incomplete': 'incomplete',
  'version-conflict': 'outdated',
  'state-refused': 'outdated',
};

type Sent = Saved & { readonly kind?: 'incomplete' | 'outdated' | undefined };

function useSend(): (base: OwnListing, turnOnFor: number | undefined) => Promise<Sent> {
  const [submit] = ownListingCalls.useSubmitListingMutation();
  const { replace, loadCurrent } = useLoadedListing();
  return async ({ id, version }, turnOnFor) => {
    const { data, error } = await submit({
      params: { id },
      body: { version, ...(turnOnFor === undefined ? {} : { turnOnFor }) },
    });
    if (data) {
      replace(data.listing);
      return data;
    }
    const failure = error as ApiError;
    const kind = failureKinds[failure.code];
    return kind ? { ...(await loadCurrent(id)), kind } : { error: failure };
  };
}

/** Returns the function that shows a published listing, also in the list of the listings. */
function useShowResult() {
  const t = useMessages(publishMessages);
  const dispatch = useDispatch();
  return ({ id, status, isLive }: OwnListing) => {
    if (status === 'pending_review') return;
    // What commerce reported before the publication would show the listing as off.
    dispatch(
      portalListingsCalls.util.updateQueryData('getListingCosts', { params: { id } }, (costs) => {
        costs.enabled = isLive;
      }),
    );
    dispatch(flash({ type: 'success', text: t('published') }));
  };
}

/** Returns the function that publishes the listing of a form, whose changes are saved, and why that failed. */
export function usePublish(form: ListingForm) {
  const send = useSend();
  const showResult = useShowResult();
  const [failure, setFailure] = useState<PublishFailure>();
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Resolves to whether the form shows what is stored now. */
    publish: async (turnOnFor: number | undefined): Promise<boolean> => {
      setFailure(undefined);
      const sent = await form.runBusy(() => send(form.stored, turnOnFor));
      if ('error' in sent) {
        setFailure({ kind: 'other', message: sent.error.message });
        return false;
      }
      if ('listing' in sent) showResult(sent.listing);
      else if (sent.kind) setFailure({ kind: sent.kind });
      form.rebase('listing' in sent ? sent.listing : sent.current);
      return true;
    },
  };
}

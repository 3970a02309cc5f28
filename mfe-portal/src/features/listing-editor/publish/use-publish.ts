import { flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useSendTransition } from './use-send-transition.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import { publishMessages } from './messages/catalog.ts';

/** Why a listing was not published: something is missing, it was changed meanwhile, or another reason. */
export type PublishFailure =
  { readonly kind: 'incomplete' | 'outdated' } | { readonly kind: 'other'; readonly message: string };

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
  const send = useSendTransition();
  const [submit] = ownListingCalls.useSubmitListingMutation();
  const showResult = useShowResult();
  const [failure, setFailure] = useState<PublishFailure>();
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Resolves to whether the form shows what is stored now. */
    publish: async (turnOnFor: number | undefined): Promise<boolean> => {
      setFailure(undefined);
      const { id, version } = form.stored;
      const body = { version, ...(turnOnFor === undefined ? {} : { turnOnFor }) };
      const sent = await form.runBusy(() => send(form.stored, submit({ params: { id }, body })));
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

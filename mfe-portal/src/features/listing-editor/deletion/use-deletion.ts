import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { deletedListingDays } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useLoadedListing } from '../form/use-loaded-listing.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import { deletionMessages } from './messages/catalog.ts';

/** Why a listing was not deleted: it was changed meanwhile, or another reason. */
export type DeletionFailure = { readonly kind: 'outdated' } | { readonly kind: 'other'; readonly message: string };

/** Errors of a request that is based on an old state. */
const outdatedCodes: ReadonlySet<string> = new Set(['version-conflict', 'state-refused']);

/** Returns the function that deletes the listing of a form and leads to the list, and why that failed. */
export function useDeletion(form: ListingForm) {
  const t = useMessages(deletionMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send] = ownListingCalls.useDeleteListingMutation();
  const { loadCurrent } = useLoadedListing();
  const [failure, setFailure] = useState<DeletionFailure>();
  const { id, version } = form.stored;
  const fail = (error: ApiError) => {
    setFailure({ kind: 'other', message: error.message });
    return false;
  };
  /** Shows what is stored now. */
  const takeOver = async () => {
    const loaded = await loadCurrent(id);
    if ('error' in loaded) return fail(loaded.error);
    setFailure({ kind: 'outdated' });
    form.rebase(loaded.current);
    return true;
  };
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Resolves to whether there is nothing left to confirm. */
    deleteListing: (): Promise<boolean> => {
      setFailure(undefined);
      return form.runBusy(async () => {
        const { error } = await send({ body: { id, version } });
        if (error) return outdatedCodes.has((error as ApiError).code) ? takeOver() : fail(error as ApiError);
        dispatch(flash({ type: 'success', text: t('deleted', { days: deletedListingDays }) }));
        navigate('/portal/listings');
        return true;
      });
    },
  };
}

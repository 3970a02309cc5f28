import { api, flash, mutationOf, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import * as catalog from '@porchlight/contracts/catalog';
import { useIdempotencyKey } from '@porchlight/forms';
import { duplicationMessages } from './messages/catalog.ts';

const { useDuplicateListingMutation } = api.injectEndpoints({
  endpoints: (build) => ({ duplicateListing: mutationOf(build, catalog.duplicateListing) }),
});

/** Returns the function that makes a draft from a listing and opens its editor; a double click makes one draft. */
export function useDuplicate(): { readonly duplicate: (id: string) => Promise<void>; readonly isBusy: boolean } {
  const t = useMessages(duplicationMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [send, { isLoading }] = useDuplicateListingMutation();
  const duplicate = async (id: string) => {
    const { data, error } = await send({ params: { id }, body: { key: keyOf(id) } });
    if (data) {
      dispatch(flash({ type: 'success', text: t('duplicated') }));
      void navigate(`/portal/listings/${data.listing.id}`);
    } else dispatch(flash({ type: 'error', text: `${t('failed')} ${(error as ApiError).message}` }));
  };
  return { duplicate, isBusy: isLoading };
}

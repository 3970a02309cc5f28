import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { ListingPublication } from '@porchlight/contracts/commerce';
import { useIdempotencyKey } from '@porchlight/forms';
import { useState } from 'react';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';
import { listingsCalls } from '../listings-calls.ts';
import { listingsMessages } from '../messages/catalog.ts';
import { isPossible, isSpending, previewOf, type RequestedChange } from './listing-change.ts';

/** Returns the function that sends a change, and whether it is being sent. */
function useSend({ listing: { id }, change }: RequestedChange) {
  const [enable, enabling] = listingsCalls.useEnableListingMutation();
  const [feature, featuring] = listingsCalls.useFeatureListingMutation();
  const send = (agreed: { readonly key: string; readonly expectedCredits: number }) =>
    change === 'enable' || change === 'disable'
      ? enable({ params: { id }, body: { enabled: change === 'enable', ...agreed } })
      : feature({ params: { id }, body: { featured: change === 'feature', ...agreed } });
  return { send, isSending: enabling.isLoading || featuring.isLoading };
}

/** Returns the function that shows the result of a change before catalog's copy follows. */
function useShowResult({ listing: { id, title }, change }: RequestedChange) {
  const t = useMessages(listingsMessages);
  const dispatch = useDispatch();
  return ({ enabled, featured, credits }: ListingPublication) => {
    dispatch(
      portalListingsCalls.util.updateQueryData('getListingCosts', { params: { id } }, (costs) => {
        Object.assign(costs, { enabled, featured, credits });
      }),
    );
    const creditsLeft = isSpending(change) ? ` ${t('creditsLeft', { count: credits })}` : '';
    dispatch(flash({ type: 'success', text: t(`done.${change}`, { title }) + creditsLeft }));
  };
}

/**
 * Why the last attempt failed: the price is not the one that was shown, the credits do not suffice, or another reason.
 */
export interface ChangeFailure {
  readonly kind: 'price' | 'credits' | 'other';
  readonly message: string;
}
function failureOf({ code, message }: ApiError): ChangeFailure {
  if (code === 'price-changed') return { kind: 'price', message };
  return { kind: code === 'credits-short' ? 'credits' : 'other', message };
}

/** Loads what a change costs now, and sends it once it is confirmed at that price. */
export function useListingChange(requested: RequestedChange, isOpen: boolean, onDone: () => void) {
  const { listing, change } = requested;
  const { data, isFetching, error, refetch } = portalListingsCalls.useGetListingCostsQuery(
    { params: { id: listing.id } },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  );
  const { send, isSending } = useSend(requested);
  const showResult = useShowResult(requested);
  const keyOf = useIdempotencyKey();
  const [failure, setFailure] = useState<ChangeFailure>();
  const costs = isFetching || error ? undefined : data;
  const preview = costs && previewOf(change, costs);
  const expectedCredits = preview?.credits ?? 0;
  const confirm = async () => {
    const response = await send({ expectedCredits, key: keyOf(String(expectedCredits)) });
    if (response.data) {
      onDone();
      showResult(response.data);
      return;
    }
    const failed = failureOf(response.error as ApiError);
    setFailure(failed);
    if (failed.kind !== 'other') void refetch();
  };
  return {
    /** Current costs; undefined while they load and after `loadError`. */
    costs,
    /** Credits charged at once. */
    expectedCredits,
    loadError: error as ApiError | undefined,
    reload: () => void refetch(),
    failure,
    isSending,
    canConfirm: !error && (!costs || isPossible(change, costs)),
    confirm: () => void confirm(),
  };
}
export type ChangeState = ReturnType<typeof useListingChange>;

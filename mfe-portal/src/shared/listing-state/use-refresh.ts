import { flash, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { listingExpiryCalls } from './listing-expiry-calls.ts';
import { listingStateMessages } from './messages/catalog.ts';

/** Statuses of a listing that was changed elsewhere. */
const outdated = new Set([404, 409]);

/** Returns the function that confirms a listing; it resolves to whether what is shown is out of date. */
export function useRefresh(id: string): { readonly isBusy: boolean; readonly refresh: () => Promise<boolean> } {
  const t = useMessages(listingStateMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  const [send, { isLoading }] = listingExpiryCalls.useRefreshListingMutation();
  const show = ({ expiresAt }: OwnListing) => {
    if (expiresAt !== undefined)
      dispatch(flash({ type: 'success', text: t('refreshed', { date: format.date(expiresAt) }) }));
  };
  return {
    isBusy: isLoading,
    refresh: async () => {
      const { data, error } = await send({ params: { id } });
      if (data) {
        show(data.listing);
        return true;
      }
      const { status, message } = error as ApiError;
      dispatch(flash({ type: 'error', text: `${t('refreshFailed')} ${message}` }));
      return outdated.has(status);
    },
  };
}

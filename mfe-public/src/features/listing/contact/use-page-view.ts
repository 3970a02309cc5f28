import { api, useSession } from '@porchlight/client';
import type { ListingId } from '@porchlight/contracts';

/**
 * Returns the token of this page view, which only guests need: it shows that the page was open before the message was
 * sent. Requested when the page opens, since the form may open much later.
 */
export function usePageView(listingId: ListingId): string | undefined {
  const { role } = useSession();
  return api.useStartPageViewQuery({ params: { id: listingId } }, { skip: role === 'renter' }).data?.token;
}

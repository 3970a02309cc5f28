import { StatusBadge } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useListingState } from './use-listing-state.ts';

/** Badge of the state of a listing: live or off while it is active, else its status. */
export function ListingState({ listing }: { readonly listing: Pick<OwnListing, 'status' | 'isLive'> }) {
  const { text, tone } = useListingState(listing);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

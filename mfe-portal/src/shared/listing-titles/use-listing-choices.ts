import type { PortalListing } from '@porchlight/contracts/catalog';
import { listingName } from './listing-name.ts';
import { portalListingsCalls } from './portal-listings-calls.ts';
import { useListingTitles } from './use-listing-titles.ts';

interface ListingChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the newest 25 listings as choices of a filter, and the chosen one. Default label: the title, or the address.
 */
export function useListingChoices(
  chosen: string | undefined,
  labelOf: (listing: PortalListing) => string = listingName,
): readonly ListingChoice[] {
  const { data } = portalListingsCalls.useListPortalListingsQuery({ query: {} });
  const { titleOf } = useListingTitles([chosen]);
  const newest = (data?.listings ?? []).map((listing) => ({ value: listing.id, label: labelOf(listing) }));
  if (chosen === undefined || newest.some(({ value }) => value === chosen)) return newest;
  return [{ value: chosen, label: titleOf(chosen)?.title ?? chosen }, ...newest];
}

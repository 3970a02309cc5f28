import type { ListingTitle } from '@porchlight/contracts/catalog';
import { portalListingsCalls } from './portal-listings-calls.ts';

/** Returns a function from the id of a listing to its title; undefined while it loads, and for colleagues' listings. */
export function useListingTitles(
  ids: readonly (string | undefined)[],
): (id: string | undefined) => ListingTitle | undefined {
  const known = [...new Set(ids.filter((id) => id !== undefined))].sort();
  const { data } = portalListingsCalls.useGetListingTitlesQuery(
    { query: { ids: known } },
    { skip: known.length === 0 },
  );
  return (id) => data?.listings.find((listing) => listing.id === id);
}

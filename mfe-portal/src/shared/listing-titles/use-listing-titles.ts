import type { ListingTitle } from '@porchlight/contracts/catalog';
import { portalListingsCalls } from './portal-listings-calls.ts';

/**
 * Returns a function from the id of a listing to its title, which is undefined for colleagues' listings, and whether
 * the titles are being loaded.
 */
export function useListingTitles(ids: readonly (string | undefined)[]): {
  readonly titleOf: (id: string | undefined) => ListingTitle | undefined;
  readonly isLoading: boolean;
} {
  const known = [...new Set(ids.filter((id) => id !== undefined))].sort();
  const { data, isLoading } = portalListingsCalls.useGetListingTitlesQuery(
    { query: { ids: known } },
    { skip: known.length === 0 },
  );
  return { titleOf: (id) => data?.listings.find((listing) => listing.id === id), isLoading };
}

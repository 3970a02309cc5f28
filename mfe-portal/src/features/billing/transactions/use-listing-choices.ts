import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';
import { useListingTitles } from '../../../shared/listing-titles/use-listing-titles.ts';

interface ListingChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns the newest 25 listings as choices of a filter, and the chosen one. */
export function useListingChoices(chosen: string | undefined): readonly ListingChoice[] {
  const { data } = portalListingsCalls.useListPortalListingsQuery({ query: {} });
  const { titleOf } = useListingTitles([chosen]);
  const newest = (data?.listings ?? []).map(({ id, title }) => ({ value: id, label: title }));
  if (chosen === undefined || newest.some(({ value }) => value === chosen)) return newest;
  return [{ value: chosen, label: titleOf(chosen)?.title ?? chosen }, ...newest];
}

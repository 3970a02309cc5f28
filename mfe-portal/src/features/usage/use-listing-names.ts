import { useMessages } from '@porchlight/client';
import { useListingTitles } from '../../shared/listing-titles/use-listing-titles.ts';
import { usageMessages } from './messages/catalog.ts';
import type { UsageOfListing } from './usage-report.ts';

/** Name of a listing for people, with the language of its title. */
export interface ListingName {
  readonly text: string;
  readonly lang?: string;
}

/** Returns the names of the listings in their order; undefined while they load. */
export function useListingNames(listings: readonly UsageOfListing[]): readonly ListingName[] | undefined {
  const t = useMessages(usageMessages);
  const { titleOf, isLoading } = useListingTitles(listings.map(({ id }) => id));
  if (isLoading) return undefined;
  return listings.map(({ id }) => {
    if (id === undefined) return { text: t('others') };
    const listing = titleOf(id);
    return listing ? { text: listing.title, lang: listing.lang } : { text: t('untitled', { id }) };
  });
}

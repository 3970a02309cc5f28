import { formatIn, formatMessage } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { Listing } from '@porchlight/contracts/catalog';
import { metaMessages } from './messages/catalog.ts';

const maxStart = 80;
const truncate = (text: string) =>
  text.length <= maxStart ? text : `${text.slice(0, maxStart).replace(/\s+\S*$/, '')} …`;

/** Returns whether the landlord wrote the listing in the language of the page. */
export const isWrittenIn = (listing: Pick<Listing, 'descriptionLang'>, language: Language) =>
  language.startsWith(listing.descriptionLang);

/** Returns the description of a home for search engines; `facts` is its size in words. */
export function metaDescription(listing: Listing, language: Language, facts: string): string {
  const start = isWrittenIn(listing, language)
    ? truncate(listing.description.replace(/\s+/g, ' '))
    : formatMessage(metaMessages, language, 'describedElsewhere');
  return formatMessage(metaMessages, language, 'listingDescription', {
    facts,
    rent: formatIn(language, 'UTC').money(listing.rent, listing.currency),
    city: listing.city,
    start,
  });
}

import type { Language } from '@porchlight/contracts';
import { describeSearch as describeParts, joinSearchParts, searchTexts } from '@porchlight/contracts/describe-search';
import { nameOf, type Location } from '../locations/location.ts';
import type { ParsedSearch } from './search-query.ts';

const titleOf = (location: Location, language: Language): string =>
  location.kind === 'province' ? nameOf(location, language) : `${nameOf(location, language)}, ${location.provinceCode}`;

/** Describes a search in one line: 'Calgary, AB · 2 beds · up to $2,000'. */
export function describeSearch({ place, filters }: ParsedSearch, language: Language): string {
  const isAmerican = place ? place.country === 'US' : language === 'en-US';
  const parts = describeParts(filters, {
    language,
    currency: isAmerican ? 'USD' : 'CAD',
    place: place && titleOf(place, language),
    texts: searchTexts(language),
  });
  return joinSearchParts(parts, language);
}

/** Returns a search without free text, for mails to unconfirmed addresses. */
export const withoutKeyword = ({ filters: { keyword: _, ...filters }, ...search }: ParsedSearch): ParsedSearch => ({
  ...search,
  filters,
});

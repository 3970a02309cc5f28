import { api } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import { canonicalQuery, readFilters, type DidYouMean, type Suggestion } from '@porchlight/contracts/catalog';

type Dispatch = Parameters<ReturnType<typeof api.endpoints.didYouMean.initiate>>[0];
const once = { subscribe: false } as const;

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/**
 * Returns whether a text contains the location's name, ignoring case and accents; otherwise the spelling was corrected.
 */
export const matchesLocationName = (text: string, location: string): boolean =>
  ` ${normalize(text)} `.includes(` ${normalize(location)} `);

/** Merges two queries; the second one wins on conflicts. */
function mergedQuery(first: string, second: string): string {
  const both = Object.fromEntries([...new URLSearchParams(first), ...new URLSearchParams(second)]);
  return canonicalQuery(readFilters(both));
}
/** Returns a URL with additional query parameters; the URL's own parameters win. */
export function withQuery(url: string, carriedQuery: string): string {
  if (!carriedQuery) return url;
  const [path = '', ownQuery = ''] = url.split('?');
  return `${path}?${mergedQuery(carriedQuery, ownQuery)}`;
}

/** Returns the query of the filters recognized in a text. */
export const guessQuery = ({ filters }: Pick<DidYouMean, 'filters'>): string =>
  mergedQuery('', new URLSearchParams(filters).toString());
/**
 * Returns the URL of the location that a text was resolved to, with the recognized filters. A corrected text is passed
 * as `q`, so that the page can mention it.
 */
export function guessUrl(
  location: Suggestion,
  guess: Pick<DidYouMean, 'filters'>,
  text: string,
  carriedQuery = '',
): string {
  const url = withQuery(withQuery(location.url, guessQuery(guess)), carriedQuery);
  return matchesLocationName(text, location.name)
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
}

/**
 * Returns the URL for a text submitted in the search box: its location, the spelling correction, or else the page with
 * suggestions.
 */
export async function resolveSearchText(
  text: string,
  lang: Language,
  carriedQuery: string,
  dispatch: Dispatch,
): Promise<string> {
  const args = { query: { q: text, lang } };
  const named = await dispatch(api.endpoints.autocompleteListings.initiate(args, once));
  const first = named.data?.suggestions[0];
  if (first) return withQuery(first.url, carriedQuery);
  const guess = await dispatch(api.endpoints.didYouMean.initiate(args, once));
  return guess.data?.redirect
    ? guessUrl(guess.data.redirect, guess.data, text, carriedQuery)
    : `/homes?q=${encodeURIComponent(text)}`;
}

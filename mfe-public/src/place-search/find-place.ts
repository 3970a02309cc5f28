import { api } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import { canonicalQuery, readFilters, type DidYouMean, type Suggestion } from '@porchlight/contracts/catalog';

type Dispatch = Parameters<ReturnType<typeof api.endpoints.didYouMean.initiate>>[0];
const once = { subscribe: false } as const;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Whether the text named the place as it is spelt; else it was corrected, and the page says so. */
export const namesPlace = (text: string, place: string): boolean => ` ${fold(text)} `.includes(` ${fold(place)} `);

/** Two query texts as one; the second one wins where both say something. */
function joined(first: string, second: string): string {
  const both = Object.fromEntries([...new URLSearchParams(first), ...new URLSearchParams(second)]);
  return canonicalQuery(readFilters(both));
}
/** An address with further query text; what the address itself asks for wins. */
export function withKept(url: string, keeps: string): string {
  if (!keeps) return url;
  const [path = '', own = ''] = url.split('?');
  return `${path}?${joined(keeps, own)}`;
}

/** The wishes beside a place as query text. */
export const wishesOf = ({ filters }: Pick<DidYouMean, 'filters'>): string =>
  joined('', new URLSearchParams(filters).toString());
/** The address of the place a text was taken for, with the wishes in it; a corrected text goes along, so that the page can say so. */
export function addressOfGuess(
  place: Suggestion,
  guess: Pick<DidYouMean, 'filters'>,
  text: string,
  keeps = '',
): string {
  const url = withKept(withKept(place.url, wishesOf(guess)), keeps);
  return namesPlace(text, place.name) ? url : `${url}${url.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
}

/** Where a text sent from the search box leads: its place, the place it must have meant, else the page that shows what it may have meant. */
export async function addressOfText(text: string, lang: Language, keeps: string, dispatch: Dispatch): Promise<string> {
  const args = { query: { q: text, lang } };
  const named = await dispatch(api.endpoints.autocompleteListings.initiate(args, once));
  const first = named.data?.suggestions[0];
  if (first) return withKept(first.url, keeps);
  const guess = await dispatch(api.endpoints.didYouMean.initiate(args, once));
  return guess.data?.redirect
    ? addressOfGuess(guess.data.redirect, guess.data, text, keeps)
    : `/homes?q=${encodeURIComponent(text)}`;
}

import { api, useLanguage } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';

const minLength = 2;
const debounceMs = 150;
const noSuggestions: readonly Suggestion[] = [];

/** Returns the trimmed text once it has not changed for 150 ms. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export interface SuggestionState {
  readonly suggestions: readonly Suggestion[];
  /** No name starts with the text: the suggestions are spelling corrections. */
  readonly isGuess: boolean;
  /** Filters recognized beside the location: URL parameters and their values. */
  readonly filters: Readonly<Record<string, string>>;
  readonly hasResponse: boolean;
  readonly isFailed: boolean;
}
const emptyState = { suggestions: noSuggestions, filters: {} };

interface SuggestionsResponse {
  readonly suggestions: readonly Suggestion[];
  readonly filters?: Readonly<Record<string, string>>;
}
interface Call {
  readonly currentData?: SuggestionsResponse | undefined;
  readonly data?: SuggestionsResponse | undefined;
  readonly isError: boolean;
}
const requestState = ({ currentData, isError }: Call, isRequested: boolean) => ({
  hasResponse: isRequested && currentData !== undefined,
  isFailed: isRequested && isError,
});
// Suggestions stay until the next response; spelling corrections apply to their own text only.
const shownResponse = (call: Call, isGuess: boolean): SuggestionsResponse | undefined =>
  isGuess ? call.currentData : (call.currentData ?? call.data);

/**
 * Returns the locations whose name starts with the text, or else spelling corrections; nothing below two characters.
 */
export function useSuggestions(text: string, isWanted: boolean): SuggestionState {
  const lang = useLanguage();
  const q = useDebounced(text);
  const isLong = isWanted && text.trim().length >= minLength;
  const isRequested = isLong && q === text.trim();
  const named: Call = api.useAutocompleteListingsQuery({ query: { q, lang } }, { skip: !isRequested });
  const isGuess = isRequested && named.currentData?.suggestions.length === 0;
  const guessed: Call = api.useDidYouMeanQuery({ query: { q, lang } }, { skip: !isGuess });
  const call = isGuess ? guessed : named;
  return {
    ...emptyState,
    ...(isLong ? shownResponse(call, isGuess) : undefined),
    isGuess,
    ...requestState(call, isRequested),
  };
}

import { api, useLanguage } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';

const least = 2;
const pause = 150;
const none: readonly Suggestion[] = [];

/** What was typed, once the fingers rest for 150 ms. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export interface Suggesting {
  readonly suggestions: readonly Suggestion[];
  /** Nothing begins like the text: these are what it may have meant. */
  readonly isGuess: boolean;
  /** Wishes that stood beside the place: address keys with their values. */
  readonly filters: Readonly<Record<string, string>>;
  readonly isAnswered: boolean;
  readonly isFailed: boolean;
}
const nothing = { suggestions: none, filters: {} };

interface Answer {
  readonly suggestions: readonly Suggestion[];
  readonly filters?: Readonly<Record<string, string>>;
}
interface Call {
  readonly currentData?: Answer | undefined;
  readonly data?: Answer | undefined;
  readonly isError: boolean;
}
const progressOf = ({ currentData, isError }: Call, isAsked: boolean) => ({
  isAnswered: isAsked && currentData !== undefined,
  isFailed: isAsked && isError,
});
// While the next answer is on its way the places of the last one stay; what a text may have meant is of that text alone.
const shownOf = (call: Call, isGuess: boolean): Answer | undefined =>
  isGuess ? call.currentData : (call.currentData ?? call.data);

/** Places whose name begins with the text, else those that it may have meant; nothing below two letters. */
export function useSuggestions(text: string, isWanted: boolean): Suggesting {
  const lang = useLanguage();
  const q = useRested(text);
  const isLong = isWanted && text.trim().length >= least;
  const isAsked = isLong && q === text.trim();
  const named: Call = api.useAutocompleteListingsQuery({ query: { q, lang } }, { skip: !isAsked });
  const isGuess = isAsked && named.currentData?.suggestions.length === 0;
  const guessed: Call = api.useDidYouMeanQuery({ query: { q, lang } }, { skip: !isGuess });
  const call = isGuess ? guessed : named;
  return { ...nothing, ...(isLong ? shownOf(call, isGuess) : undefined), isGuess, ...progressOf(call, isAsked) };
}

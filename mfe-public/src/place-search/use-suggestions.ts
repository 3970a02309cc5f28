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

export interface Suggesting { readonly suggestions: readonly Suggestion[]; readonly isAnswered: boolean; readonly isFailed: boolean }
/** Places whose name begins with the text; nothing below two letters. */
export function useSuggestions(text: string, isWanted: boolean): Suggesting {
  const lang = useLanguage();
  const q = useRested(text);
  const isAsked = isWanted && q.length >= least && q === text.trim();
  const { currentData, data, isError } = api.useAutocompleteListingsQuery({ query: { q, lang } }, { skip: !isAsked });
  const isWaiting = isWanted && text.trim().length >= least;
  return { suggestions: isWaiting ? (currentData ?? data)?.suggestions ?? none : none, isAnswered: isAsked && currentData !== undefined, isFailed: isAsked && isError };
}

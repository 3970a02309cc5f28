import { api, useLanguage } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';
import type { AddressCity } from './address-values.ts';

const minQueryLength = 2;
const debounceMs = 150;

/** A city to choose, with the name of its province. */
interface CitySuggestion extends AddressCity {
  readonly province: string;
}
const noCities: readonly CitySuggestion[] = [];

/** Returns the trimmed text after 150 ms without a change. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

function citiesOf(suggestions: readonly Suggestion[]): readonly CitySuggestion[] {
  return suggestions.flatMap(({ kind, name, province, url }) => {
    const path = kind === 'city' ? /^\/homes\/([a-z0-9-]+\/[a-z0-9-]+)$/.exec(url)?.[1] : undefined;
    return path === undefined ? [] : [{ path, name, province }];
  });
}

/** Returns the cities whose name starts with a text of at least 2 characters. */
export function useCitySuggestions(text: string, isEnabled: boolean) {
  const q = useDebouncedText(text);
  const isRequested = isEnabled && q.length >= minQueryLength && q === text.trim();
  const { currentData, isError } = api.useAutocompleteListingsQuery(
    { query: { q, lang: useLanguage() } },
    { skip: !isRequested },
  );
  const cities = isRequested && currentData ? citiesOf(currentData.suggestions) : noCities;
  return {
    cities,
    isNothing: isRequested && currentData !== undefined && cities.length === 0,
    isFailed: isRequested && isError,
  };
}

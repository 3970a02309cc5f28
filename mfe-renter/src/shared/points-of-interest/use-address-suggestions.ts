import { api, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';

const minQueryLength = 2;
const debounceMs = 150;
const noSuggestions: readonly Suggestion[] = [];
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the trimmed text after 150 ms without a change. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Returns suggested addresses and locations for a text of at least 2 characters. */
export function useAddressSuggestions(text: string, isEnabled: boolean) {
  const q = useDebouncedText(text);
  const isRequested = isEnabled && q.length >= minQueryLength && q === text.trim();
  const { currentData, isError } = api.useAutocompleteListingsQuery(
    { query: { q, lang: useLanguage() } },
    { skip: !isRequested },
  );
  return {
    suggestions: isRequested ? (currentData?.suggestions ?? noSuggestions) : noSuggestions,
    isNothing: isRequested && currentData?.suggestions.length === 0,
    isFailed: isRequested && isError,
  };
}

/** Returns the centre of the `bounds` in a search URL, if present. */
function centreOfBounds(url: string): Point | undefined {
  const edges = new URLSearchParams(url.split('?')[1]).get('bounds')?.split(',').map(Number);
  const [north, east, south, west] = edges ?? [];
  if (
    north === undefined ||
    east === undefined ||
    south === undefined ||
    west === undefined ||
    edges?.some(Number.isNaN)
  )
    return undefined;
  return { latitude: (north + south) / 2, longitude: (east + west) / 2 };
}

/** Returns a function that locates a suggestion: the centre of its bounds, else of its city. */
export function useLocateSuggestion(): (suggestion: Suggestion) => Promise<Point | undefined> {
  const dispatch = useDispatch();
  return async ({ url }) => {
    const box = centreOfBounds(url);
    const [, province, place] = /^\/homes\/([^/?]+)\/([^/?]+)/.exec(url) ?? [];
    if (box || !province || !place) return box;
    const { data } = await dispatch(api.endpoints.getPlace.initiate({ params: { province, place } }));
    return data?.area.center && { latitude: data.area.center.latitude, longitude: data.area.center.longitude };
  };
}

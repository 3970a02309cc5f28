import { api, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';

const least = 2,
  pause = 150;
const none: readonly Suggestion[] = [];
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What was typed, once the fingers rest. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Addresses and places whose name begins with a text. */
export function useAddresses(text: string, isWanted: boolean) {
  const q = useRested(text);
  const isAsked = isWanted && q.length >= least && q === text.trim();
  const { currentData, isError } = api.useAutocompleteListingsQuery(
    { query: { q, lang: useLanguage() } },
    { skip: !isAsked },
  );
  return {
    suggestions: isAsked ? (currentData?.suggestions ?? none) : none,
    isNothing: isAsked && currentData?.suggestions.length === 0,
    isFailed: isAsked && isError,
  };
}

/** The middle of the box that an address of the site names, if it names one. */
function middleOfBox(url: string): Point | undefined {
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

/** Finds where a suggestion is: its box, else the centre of its city. */
export function useWhereIs(): (place: Suggestion) => Promise<Point | undefined> {
  const dispatch = useDispatch();
  return async ({ url }) => {
    const box = middleOfBox(url);
    const [, province, place] = /^\/homes\/([^/?]+)\/([^/?]+)/.exec(url) ?? [];
    if (box || !province || !place) return box;
    const { data } = await dispatch(api.endpoints.getPlace.initiate({ params: { province, place } }));
    return data?.area.center && { latitude: data.area.center.latitude, longitude: data.area.center.longitude };
  };
}

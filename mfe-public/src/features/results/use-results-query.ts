import { useLocation } from '@porchlight/client/router';
import { useMemo } from 'react';
import { parseResultsQuery, type ResultsQuery } from './results-query.ts';

/** Returns the parameters of the URL, or those that its history entry holds when the address bar hides them. */
export function useResultsQuery(): ResultsQuery {
  const { search, state } = useLocation();
  const query = (state as { readonly query?: string } | null)?.query ?? search;
  return useMemo(() => parseResultsQuery(new URLSearchParams(query)), [query]);
}

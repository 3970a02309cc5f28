import { useLocation, useNavigate } from '@porchlight/client/router';
import { useEffect, useRef, useState } from 'react';
import { resultsUrl, type ResultsQuery, type Filters } from '../results-query.ts';

/** Filters shown by the page, and the functions that change them. */
export interface FilterState {
  readonly filters: Filters;
  readonly base: string;
  /** Replaces all filters and adds a history entry. */
  readonly replace: (filters: Filters) => void;
  /** Replaces all filters without a history entry, for the continuously moving map. */
  readonly replaceWithoutHistory: (filters: Filters) => void;
}

/** Keeps the filters in the URL; a change shows at once while the navigation is pending. */
export function useFilterState(base: string, resultsQuery: ResultsQuery): FilterState {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Held until the URL is parsed again. Compared by identity, so that going back to the same URL does not restore the
  // pending filters.
  const [pending, setPending] = useState<{ readonly from: ResultsQuery; readonly filters: Filters }>();
  const filters = pending?.from === resultsQuery ? pending.filters : resultsQuery.filters;
  const afterPaint = useAfterPaint();
  const go = (next: Filters, addsHistory: boolean) => {
    setPending({ from: resultsQuery, filters: next });
    // Every filter change leads to page 1.
    afterPaint(() => navigate(resultsUrl(base, next) + hash, { replace: !addsHistory }));
  };
  return { filters, base, replace: (next) => go(next, true), replaceWithoutHistory: (next) => go(next, false) };
}

/** Returns a function that runs a task after the next paint, unless the screen is left before. */
function useAfterPaint(): (task: () => void) => void {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return (task) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (!isLeft.current) task();
      });
    });
  };
}

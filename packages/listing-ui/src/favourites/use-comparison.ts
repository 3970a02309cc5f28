import { useSearchParams } from '@porchlight/client/router';
import { useState } from 'react';
import { parseListingIds, withParam } from './favourites-query.ts';

/** Maximum number of listings in a comparison. */
export const maxCompared = 4;

export interface Comparison {
  /** Listings of the address; two or more are shown side by side. */
  readonly compared: readonly string[];
  /** Listings that are ticked to be compared. */
  readonly selected: readonly string[];
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Returns the comparison of favourites: its listings are in the address, and stay ticked when it is closed. */
export function useComparison(): Comparison {
  const [query, setQuery] = useSearchParams();
  const compared = parseListingIds(query.get('compare'), maxCompared);
  const [selected, setSelected] = useState(compared);
  return {
    compared,
    selected,
    toggle: (id) => setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    clear: () => setSelected([]),
    open: () => setQuery(withParam(query, 'compare', selected.join(','))),
    close: () => setQuery(withParam(query, 'compare', undefined)),
  };
}

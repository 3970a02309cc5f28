import { api, useLanguage } from '@porchlight/client';
import type { Bounds, MapMarker } from '@porchlight/contracts/catalog';
import { useEffect, useRef, useState } from 'react';
import { withChanges, type Filters } from '../results-query.ts';
import type { FilterState } from '../filters/use-filter-state.ts';
import { useSearchOnMove } from './map-preferences.ts';
import { boundsParam } from './map-bounds.ts';

interface View {
  readonly box: string;
  readonly zoom: number;
}
const userMoveDelayMs = 300;
const programmaticMoveDelayMs = 50;
const noMarkers: readonly MapMarker[] = [];

/** Returns a debounce: runs the last call after a delay, and nothing after unmounting. */
function useDebounce(): (act: () => void, after: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act, after) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, after);
  };
}

/**
 * Returns the markers in the visible bounds under the list's filters; the previous ones stay until the response
 * arrives.
 */
function useMarkers({ sort: _, bounds: __, ...wishes }: Filters, view: View | undefined) {
  const lang = useLanguage();
  const args = { query: { ...wishes, bounds: view?.box, zoom: view?.zoom, lang } };
  const { data, isFetching } = api.useGetMapMarkersQuery(args, { skip: !view });
  return { markers: data?.markers ?? noMarkers, isUpdating: isFetching };
}

export interface MapSearch {
  readonly markers: readonly MapMarker[];
  readonly isUpdating: boolean;
  readonly onMove: (box: Bounds, zoom: number, byUser: boolean) => void;
  /** Searches the visible bounds; undefined while they are unchanged. */
  readonly searchHere: (() => void) | undefined;
}
/**
 * Searches where the map is moved to, 300 ms after the move, or on request when "search as I move" is off. A drawn area
 * keeps being the searched one.
 */
export function useMapSearch({
  filters,
  replaceWithoutHistory,
}: Pick<FilterState, 'filters' | 'replaceWithoutHistory'>): MapSearch {
  const [isSearchOnMove] = useSearchOnMove();
  const [view, setView] = useState<View>();
  const [movedTo, setMovedTo] = useState<string>();
  const debounced = useDebounce();
  const latest = useRef({ filters, replaceWithoutHistory, isSearchOnMove });
  useEffect(() => {
    latest.current = { filters, replaceWithoutHistory, isSearchOnMove };
  });
  const searchIn = (box: string) => {
    setMovedTo(undefined);
    latest.current.replaceWithoutHistory(withChanges(latest.current.filters, { bounds: box }));
  };
  const onMove = (box: Bounds, zoom: number, byUser: boolean) =>
    debounced(
      () => {
        const text = boundsParam(box);
        setView({ box: text, zoom });
        if (!byUser || latest.current.filters.area) return;
        if (latest.current.isSearchOnMove) searchIn(text);
        else setMovedTo(text);
      },
      byUser ? userMoveDelayMs : programmaticMoveDelayMs,
    );
  return {
    ...useMarkers(filters, view),
    onMove,
    searchHere: movedTo === undefined ? undefined : () => searchIn(movedTo),
  };
}

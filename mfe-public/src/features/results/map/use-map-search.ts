import { api, useLanguage } from '@porchlight/client';
import type { Bounds, MapMarker, MapMarkersQuery, SearchLocation } from '@porchlight/contracts/catalog';
import { useEffect, useRef, useState } from 'react';
import { withChanges, type Filters } from '../results-query.ts';
import type { FilterState } from '../filters/use-filter-state.ts';
import { useSearchOnMove } from './map-preferences.ts';
import { boundsParam } from './map-bounds.ts';

interface View {
  readonly zoom: number;
  /** Visible bounds that differ from those of the list: the visitor moved the map without searching there. */
  readonly movedBox: string | undefined;
}
/** Location that the search is limited to; empty for the whole market. */
export type MapScope = Pick<MapMarkersQuery, 'cityId' | 'metroAreaId' | 'provinceId'>;

const scopeKeys = { city: 'cityId', metro: 'metroAreaId', province: 'provinceId' } as const;
/** Returns the ids of a location. */
export const mapScopeOf = ({ kind, id }: SearchLocation): MapScope =>
  kind === 'market' || id === undefined ? {} : { [scopeKeys[kind]]: Number(id) };

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
 * Returns the markers of the list's search; the previous ones stay until the response arrives. The location applies
 * until the map is moved (docs/rules/map.md#map-3-the-map-shows-what-the-list-shows).
 */
function useMarkers({ sort: _, ...search }: Filters, view: View | undefined, scope: MapScope | undefined) {
  const lang = useLanguage();
  const query = { ...scope, ...search, bounds: view?.movedBox ?? search.bounds, zoom: view?.zoom, lang };
  const { data, isFetching } = api.useGetMapMarkersQuery({ query }, { skip: !view || !scope });
  return {
    markers: data?.markers ?? noMarkers,
    isApproximate: data?.approximate === true,
    isUpdating: isFetching,
  };
}

export interface MapSearch {
  readonly markers: readonly MapMarker[];
  /** Too many homes are in view: the numbers of the markers are not shown. */
  readonly isApproximate: boolean;
  readonly isUpdating: boolean;
  readonly onMove: (box: Bounds, zoom: number, byUser: boolean) => void;
  /** Searches the visible bounds; undefined while they are unchanged. */
  readonly searchHere: (() => void) | undefined;
}
/**
 * Searches where the map is moved to, 300 ms after the move, or on request when "search as I move" is off. A drawn area
 * keeps being the searched one.
 */
export function useMapSearch(
  { filters, replaceWithoutHistory }: Pick<FilterState, 'filters' | 'replaceWithoutHistory'>,
  scope: MapScope | undefined,
): MapSearch {
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
        const { filters: current, isSearchOnMove: isSearching } = latest.current;
        setView({ zoom, movedBox: byUser && (current.area || !isSearching) ? text : undefined });
        setMovedTo(byUser && !current.area && !isSearching ? text : undefined);
        if (byUser && !current.area && isSearching) searchIn(text);
      },
      byUser ? userMoveDelayMs : programmaticMoveDelayMs,
    );
  return {
    ...useMarkers(filters, view, scope),
    onMove,
    searchHere: movedTo === undefined ? undefined : () => searchIn(movedTo),
  };
}

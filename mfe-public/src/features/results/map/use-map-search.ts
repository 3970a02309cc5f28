import { api, useLanguage } from '@porchlight/client';
import type { Bounds, MapMarker } from '@porchlight/contracts/catalog';
import { useEffect, useRef, useState } from 'react';
import { changed, type Filters } from '../results-address.ts';
import type { Wishes } from '../use-wishes.ts';
import { useMapSearches } from './map-choice.ts';
import { textOfBox } from './map-box.ts';

interface View {
  readonly box: string;
  readonly zoom: number;
}
const rest = 300,
  settle = 50;
const none: readonly MapMarker[] = [];

/** The last of many calls, once they rest; nothing after the screen is gone. */
function useRest(): (act: () => void, after: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act, after) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, after);
  };
}

/** Homes within what the map shows, by the wishes of the list; the old ones stay until the new ones come. */
function useMarkers({ sort: _, bounds: __, ...wishes }: Filters, view: View | undefined) {
  const lang = useLanguage();
  const asked = { query: { ...wishes, bounds: view?.box, zoom: view?.zoom, lang } };
  const { data, isFetching } = api.useGetMapMarkersQuery(asked, { skip: !view });
  return { markers: data?.markers ?? none, isUpdating: isFetching };
}

export interface MapSearch {
  readonly markers: readonly MapMarker[];
  readonly isUpdating: boolean;
  readonly onMove: (box: Bounds, zoom: number, byUser: boolean) => void;
  /** Searches where the map was moved to; undefined while there is nothing to search anew. */
  readonly searchHere: (() => void) | undefined;
}
/** A map that searches where it is moved to, 300 ms after the move, unless the visitor wants to say when. A drawn area stays what is searched. */
export function useMapSearch({ filters, follow }: Pick<Wishes, 'filters' | 'follow'>): MapSearch {
  const [isFollowing] = useMapSearches();
  const [view, setView] = useState<View>();
  const [movedTo, setMovedTo] = useState<string>();
  const whenRested = useRest();
  const latest = useRef({ filters, follow, isFollowing });
  useEffect(() => {
    latest.current = { filters, follow, isFollowing };
  });
  const searchIn = (box: string) => {
    setMovedTo(undefined);
    latest.current.follow(changed(latest.current.filters, { bounds: box }));
  };
  const onMove = (box: Bounds, zoom: number, byUser: boolean) =>
    whenRested(
      () => {
        const text = textOfBox(box);
        setView({ box: text, zoom });
        if (!byUser || latest.current.filters.area) return;
        if (latest.current.isFollowing) searchIn(text);
        else setMovedTo(text);
      },
      byUser ? rest : settle,
    );
  return {
    ...useMarkers(filters, view),
    onMove,
    searchHere: movedTo === undefined ? undefined : () => searchIn(movedTo),
  };
}

import { api, useLanguage } from '@porchlight/client';
import { canonicalQuery, type ListingFilters } from '@porchlight/contracts/catalog';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from '../results-query.ts';

/** Scope of a count: the slugs of a location, the id of a province, or neither for the whole market. */
export interface CountScope {
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly provinceId: string | undefined;
}
/** Listing count per facet and value. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;
/** Listing count of the filters, undefined until known, and the last known counts of each further choice. */
export interface LiveCount {
  readonly count: number | undefined;
  /** The count is a lower bound. */
  readonly isLowerBound: boolean;
  readonly facets: Facets | undefined;
}

const debounceMs = 250;
const textOf = (filters: Filters) => canonicalQuery(filters as Partial<ListingFilters>);

function useCounts({ a, b, provinceId }: CountScope, requested: Filters | undefined) {
  const lang = useLanguage();
  const { sort: _, ...wishes } = requested ?? {};
  const query = { ...wishes, count: true, lang };
  const at = api.useSearchListingsAtQuery({ params: { a: a ?? '', b: b ?? '' }, query }, { skip: !requested || !b });
  const market = api.useSearchListingsQuery(
    { query: { ...(provinceId && !b ? { provinceId: Number(provinceId) } : {}), ...query } },
    { skip: !requested || b !== undefined },
  );
  return b ? at : market;
}

/** Counts the listings of filters while they are edited: immediately on opening, then 250 ms after each change. */
export function useLiveCount(scope: CountScope, filters: Filters, isWanted: boolean): LiveCount {
  const [requested, setRequested] = useState<Filters>();
  const text = textOf(filters);
  const scheduleRequest = useEffectEvent(() => setTimeout(() => setRequested(filters), requested ? debounceMs : 0));
  useEffect(() => {
    if (!isWanted) return;
    const timer = scheduleRequest();
    return () => clearTimeout(timer);
  }, [isWanted, text]); // `text` identifies the filters, which are a new object on each render
  const { currentData, data } = useCounts(scope, requested);
  return {
    count: requested && textOf(requested) === text ? currentData?.count : undefined,
    isLowerBound: currentData?.more === true,
    facets: (currentData ?? data)?.facets,
  };
}

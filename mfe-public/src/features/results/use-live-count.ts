import { api, useLanguage } from '@porchlight/client';
import { canonicalQuery, type ListingFilters } from '@porchlight/contracts/catalog';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from './results-address.ts';

/** The place that homes are counted in: slugs of a place, the id of a province, or nothing for the whole market. */
export interface CountScope {
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly provinceId: string | undefined;
}
/** Facet → value → homes that the value would give. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;
/** How many homes wishes give, undefined until known; and what each further choice would give, as last known. */
export interface LiveCount {
  readonly count: number | undefined;
  readonly facets: Facets | undefined;
}

const pause = 250;
const textOf = (filters: Filters) => canonicalQuery(filters as Partial<ListingFilters>);

function useCounts({ a, b, provinceId }: CountScope, asked: Filters | undefined) {
  const lang = useLanguage();
  const { sort: _, ...wishes } = asked ?? {};
  const query = { ...wishes, count: true, lang };
  const at = api.useSearchListingsAtQuery({ params: { a: a ?? '', b: b ?? '' }, query }, { skip: !asked || !b });
  const market = api.useSearchListingsQuery(
    { query: { ...(provinceId && !b ? { provinceId: Number(provinceId) } : {}), ...query } },
    { skip: !asked || b !== undefined },
  );
  return b ? at : market;
}

/** Counts for wishes that are still being made: asked at once when first wanted, then whenever the fingers rest. */
export function useLiveCount(scope: CountScope, filters: Filters, isWanted: boolean): LiveCount {
  const [asked, setAsked] = useState<Filters>();
  const text = textOf(filters);
  const askSoon = useEffectEvent(() => setTimeout(() => setAsked(filters), asked ? pause : 0));
  useEffect(() => {
    if (!isWanted) return;
    const timer = askSoon();
    return () => clearTimeout(timer);
  }, [isWanted, text]); // the text says all of the filters, which are new objects at each draw
  const { currentData, data } = useCounts(scope, asked);
  return {
    count: asked && textOf(asked) === text ? currentData?.count : undefined,
    facets: (currentData ?? data)?.facets,
  };
}

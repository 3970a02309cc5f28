import { api, useLanguage } from '@porchlight/client';
import { canonicalQuery, type ListingFilters } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';
import type { Filters } from './results-address.ts';

/** The place that homes are counted in: slugs of a place, the id of a province, or nothing for the whole market. */
export interface CountScope { readonly a: string | undefined; readonly b: string | undefined; readonly provinceId: string | undefined }

const pause = 250;
const textOf = (filters: Filters) => canonicalQuery(filters as Partial<ListingFilters>);

function useCount({ a, b, provinceId }: CountScope, asked: Filters | undefined): number | undefined {
  const lang = useLanguage();
  const query = { ...asked, count: true, lang };
  const at = api.useSearchListingsAtQuery({ params: { a: a ?? '', b: b ?? '' }, query }, { skip: !asked || !b });
  const market = api.useSearchListingsQuery({ query: { ...(provinceId && !b ? { provinceId: Number(provinceId) } : {}), ...query } }, { skip: !asked || b !== undefined });
  return (b ? at : market).currentData?.count;
}

/** How many homes wishes would give that are still being made; asked once the fingers rest, undefined until known. */
export function useHomeCount(scope: CountScope, filters: Filters, isWanted: boolean): number | undefined {
  const [asked, setAsked] = useState<Filters>();
  const text = textOf(filters);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setAsked(filters), pause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text says all of the filters
  }, [isWanted, text]);
  const found = useCount(scope, asked);
  return asked && textOf(asked) === text ? found : undefined;
}

import { api, useLanguage } from '@porchlight/client';
import { canonicalQuery, type ListingFilters } from '@porchlight/contracts/catalog';
import { useEffect, useState } from 'react';
import type { Filters } from './results-address.ts';

/** The place that homes are counted in: slugs of a place, the id of a province, or nothing for the whole market. */
export interface CountScope { readonly a: string | undefined; readonly b: string | undefined; readonly provinceId: string | undefined }

const pause = 250;
const textOf = (filters: Filters) => canonicalQuery(filters as Partial<ListingFilters>);

/** How many homes wishes would give that are still being made; asked once the fingers rest, undefined until known. */
export function useHomeCount({ a, b, provinceId }: CountScope, filters: Filters, isWanted: boolean): number | undefined {
  const lang = useLanguage();
  const [asked, setAsked] = useState<Filters>();
  const text = textOf(filters);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setAsked(filters), pause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text says all of the filters
  }, [isWanted, text]);
  const at = api.useSearchListingsAtQuery({ params: { a: a ?? '', b: b ?? '' }, query: { ...asked, count: true, lang } }, { skip: !asked || !b });
  const market = api.useSearchListingsQuery({ query: { ...(a && provinceId ? { provinceId: Number(provinceId) } : {}), ...asked, count: true, lang } }, { skip: !asked || b !== undefined });
  const found = (b ? at : market).currentData?.count;
  return asked && textOf(asked) === text ? found : undefined;
}

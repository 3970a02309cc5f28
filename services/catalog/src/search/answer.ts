import { paginationOf, type Language } from '@porchlight/contracts';
import type { Area } from '@porchlight/contracts/catalog';
import { areaOf } from '../places/place.ts';
import type { Counts, Page, Relaxed } from './search-index.ts';
import type { Search } from './search.ts';

/** What an answer says beside its homes. */
export interface Remarks {
  readonly relaxed: readonly Relaxed[];
  readonly matches: Readonly<Record<string, string>>;
}

/** An answer of search as text: the cards are JSON already and only joined. */
export function pageText(search: Search, found: Page, { relaxed, matches }: Remarks, language?: Language): string {
  const pagination = paginationOf({
    page: found.page,
    perPage: search.perPage,
    total: found.total,
    more: found.hasMore,
  });
  const relax = relaxed.length > 0 ? `,"relax":${JSON.stringify(relaxed)}` : '';
  const matched = Object.keys(matches).length > 0 ? `,"matches":${JSON.stringify(matches)}` : '';
  return `{"listings":[${found.cards.join(',')}],"pagination":${JSON.stringify(pagination)},"area":${JSON.stringify(areaIn(search, language))}${relax}${matched}}`;
}

export const countText = ({ total, facets }: Counts): string => JSON.stringify({ count: total, facets });

/** The place that was searched, also while a box decides; null for the whole market. */
function areaIn({ scope, isClipped }: Search, language?: Language): Area | null {
  if (!scope) return isClipped ? { kind: 'market', clipped: true } : null;
  return { ...areaOf(scope, language), ...(isClipped ? { clipped: true } : {}) };
}

import { paginationOf, type Language } from '@porchlight/contracts';
import type { SearchLocation } from '@porchlight/contracts/catalog';
import { areaOf } from '../../locations/location.ts';
import type { Counts, Page, Relaxed } from '../search-index.ts';
import type { Search } from '../search.ts';

/** Parts of a response besides the listings. */
export interface PageExtras {
  readonly relaxed: readonly Relaxed[];
  readonly matches: Readonly<Record<string, string>>;
}

/** Returns a page of search results as JSON text; the cards are stored as JSON and only joined. */
export function pageJson(search: Search, found: Page, { relaxed, matches }: PageExtras, language?: Language): string {
  const pagination = paginationOf({
    page: found.page,
    perPage: search.perPage,
    total: found.total,
    more: found.hasMore,
  });
  const relax = relaxed.length > 0 ? `,"relax":${JSON.stringify(relaxed)}` : '';
  const matched = Object.keys(matches).length > 0 ? `,"matches":${JSON.stringify(matches)}` : '';
  return `{"listings":[${found.cards.join(',')}],"pagination":${JSON.stringify(pagination)},"area":${JSON.stringify(searchedArea(search, language))}${relax}${matched}}`;
}

export const countsJson = ({ total, isCapped, facets }: Counts): string =>
  JSON.stringify({ count: total, ...(isCapped ? { more: true } : {}), facets });

/** Returns the location that was searched, also when a box decides; null for the entire market. */
function searchedArea({ scope, isClipped }: Search, language?: Language): SearchLocation | null {
  if (!scope) return isClipped ? { kind: 'market', clipped: true } : null;
  return { ...areaOf(scope, language), ...(isClipped ? { clipped: true } : {}) };
}

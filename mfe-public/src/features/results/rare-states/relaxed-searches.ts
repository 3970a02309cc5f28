import type { Relaxation } from '@porchlight/contracts/catalog';
import { activeFilters, type FilterFormatters } from '../filters/filter-texts.ts';
import type { RareStateTranslate } from './messages/catalog.ts';
import { withChanges, type Filters } from '../results-query.ts';

/** Search with one filter removed, offered when nothing matches: "Remove “Pets” (31 homes)". */
export interface RelaxedSearch {
  readonly key: string;
  readonly text: string;
  readonly filters: Filters;
}

/** Returns up to three searches with one filter removed; the server counts their listings. */
export function relaxedSearches(
  relax: readonly Relaxation[],
  filters: Filters,
  formatters: FilterFormatters,
  t: RareStateTranslate,
): RelaxedSearch[] {
  return relax.slice(0, 3).map(({ remove, count }) => {
    const key = remove as keyof Filters;
    const only = (filters[key] === undefined ? {} : { [key]: filters[key] }) as Filters;
    const removed = { [key]: undefined } as Filters;
    const filter = formatters.format.list(activeFilters(only, formatters).map(({ text }) => text)) || remove;
    return { key: remove, text: t('without', { filter, count }), filters: withChanges(filters, removed) };
  });
}

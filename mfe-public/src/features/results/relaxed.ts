import type { Relaxation } from '@porchlight/contracts/catalog';
import { filtersInWords, type FilterWords } from './filter-words.ts';
import { changed, type Filters } from './results-address.ts';

/** A way out of 'no match': 'Without “Pets”: 31 homes'. */
export interface Relaxed {
  readonly key: string;
  readonly text: string;
  readonly filters: Filters;
}
const ranges: Readonly<Record<string, readonly (keyof Filters)[]>> = {
  rates: ['minrate', 'maxrate'],
  sqft: ['minsqft', 'maxsqft'],
};

/** The filters whose removal brings homes back, in words; the server counts, at most three. */
export function relaxed(relax: readonly Relaxation[], filters: Filters, words: FilterWords): Relaxed[] {
  return relax.slice(0, 3).map(({ remove, count }) => {
    const keys = ranges[remove] ?? [remove as keyof Filters];
    const off = Object.fromEntries(keys.map((key) => [key, undefined])) as Filters;
    const only = Object.fromEntries(
      keys.map((key) => [key, filters[key]]).filter(([, value]) => value !== undefined),
    ) as Filters;
    const filter = words.format.list(filtersInWords(only, words).map(({ text }) => text)) || remove;
    return { key: remove, text: words.t('without', { filter, count }), filters: changed(filters, off) };
  });
}

import { Injectable } from '@nestjs/common';
import { maxSearchResults } from '@porchlight/contracts';
import { LRUCache } from 'lru-cache';
import { facetsOf } from './statements/facets.ts';
import { maxRareWordListings } from './keyword/keyword-source.ts';
import type { Search } from './search.ts';
import { SearchPool } from './search-pool.ts';
import { facetStatement, pageStatement, relaxStatement, type Statement } from './statements/statements.ts';
import { StatementNames } from './statements/statement-names.ts';

/** Listings of one page as JSON cards, featured ones first. */
export interface Page {
  /** Number of the page returned: the last one when a later one was requested. */
  readonly page: number;
  /** Exact up to the `maxTotal` of the search; above it 2,400. */
  readonly total: number;
  /** More listings match than can be paged through. */
  readonly hasMore: boolean;
  /** JSON texts of the cards in display order. */
  readonly cards: readonly string[];
}
export interface Counts {
  /** As in `Page`. */
  readonly total: number;
  /** More listings match than the total. */
  readonly isCapped: boolean;
  readonly facets: Record<string, Record<string, number>>;
}
export interface Relaxed {
  readonly remove: string;
  readonly count: number;
}

/** Number of listings that the probe of a word found; null without a probe. */
interface Probed {
  readonly probed: number | null;
}
interface PageRow extends Probed {
  readonly total: number;
  readonly part: number | null;
  readonly id: string;
  readonly card: string;
}
interface CountRow extends Probed {
  readonly total: number;
  readonly counts: number[];
}

const hourMs = 3_600_000;
const maxRelaxations = 3;
const frequentWordTtlMs = 10 * 60_000;

/** Runs searches: pages, counts and filters to relax. Reads public search documents only. */
@Injectable()
export class SearchIndex {
  readonly #names = new StatementNames();
  readonly #frequentWords = new LRUCache<string, true>({ max: 1_000, ttl: frequentWordTtlMs });
  constructor(private readonly pool: SearchPool) {}

  async page(search: Search, now = Date.now()): Promise<Page> {
    const hour = Math.floor(now / hourMs);
    const rows = await this.#rows<PageRow>(search, (parsed) => pageStatement(parsed, hour));
    const found = rows[0]?.total ?? 0;
    const last = Math.max(1, Math.ceil(Math.min(found, maxSearchResults) / search.perPage));
    // A page beyond the last one returns the last one (docs/rules/search.md).
    if (search.page > last) return this.page({ ...search, page: last }, now);
    return {
      page: search.page,
      total: totalOf(found, search),
      hasMore: found > maxSearchResults,
      cards: cardsOf(rows),
    };
  }

  async count(search: Search): Promise<Counts> {
    const [row] = await this.#rows<CountRow>(search, facetStatement);
    const found = row?.total ?? 0;
    return { total: totalOf(found, search), isCapped: found > search.maxTotal, facets: facetsOf(row?.counts ?? []) };
  }

  /** Returns the filters of a search without results whose removal finds the most listings. */
  async relaxed(search: Search): Promise<Relaxed[]> {
    const { keys } = relaxStatement(search);
    if (keys.length === 0) return [];
    const [row] = await this.#rows<Omit<CountRow, 'total'>>(search, relaxStatement);
    return keys
      .map((remove, at) => ({ remove, count: row?.counts[at] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, maxRelaxations);
  }

  // A word that turns out to be frequent is queried again without the probe and remembered for ten minutes.
  async #rows<T extends Probed>(search: Search, statementOf: (search: Search) => Statement): Promise<T[]> {
    const { keyword } = search.filters;
    const isKnown = keyword !== undefined && this.#frequentWords.has(keyword);
    const rows = await this.#run<T>(statementOf(isKnown ? { ...search, hasFrequentWord: true } : search));
    if (keyword === undefined || (rows[0]?.probed ?? 0) <= maxRareWordListings) return rows;
    this.#frequentWords.set(keyword, true);
    return this.#run<T>(statementOf({ ...search, hasFrequentWord: true }));
  }

  #run<T extends object>({ text, values }: Statement): Promise<T[]> {
    return this.pool.rows<T>(this.#names.of(text), text, values);
  }
}

const totalOf = (found: number, { maxTotal }: Search): number => (found > maxTotal ? maxSearchResults : found);

// A featured listing above the list is left out of the list, so that each listing appears once.
function cardsOf(rows: readonly PageRow[]): string[] {
  const above = new Set(rows.filter(({ part }) => part === 0).map(({ id }) => id));
  return rows.filter(({ part, id }) => part === 0 || (part === 1 && !above.has(id))).map(({ card }) => card);
}
